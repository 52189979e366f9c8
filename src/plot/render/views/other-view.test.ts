import { expect, test, vi } from 'vitest';
import type { OtherMark } from '../../grammar/mark';
import type { MarkData } from './mark-view';
import { createOtherView } from './other-view';

// Globals of a browser that Pixi reads as it loads.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});

test.each([
  ['length', 100],
  ['tick', 4],
  ['frame', 4],
] as const)('a level moves as %s along that side of its box on which it is drawn', (as, px) => {
  const box = { x: 0, y: 0, width: 200, height: 8 };
  const at = (level: number): OtherMark['data'] => [{ key: 'a', as, box, level }];
  const data = { mark: { kind: 'other', name: 'other', data: at(0.75) }, origins: at(0.25) } as MarkData<OtherMark>;
  expect(createOtherView().furthest?.(data)).toBe(px);
});

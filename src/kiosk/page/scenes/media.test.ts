import { expect, test, vi } from 'vitest';
import { mediaFit, mediaList } from '../../../ui/media';
import { fitMedia } from './media';

/** A totem seen from 3 m: 1080 px wide, which is 30.7 root font sizes. */
const TOTEM = { width: 1_080, height: 1_920, root: 35.2 };
const ALWAYS = '(min-width: 0px)';

test('sheets that cannot be read stay as they are, and the others fit', () => {
  class MediaRule {
    readonly media = { mediaText: '(width < 45rem)' };
  }
  vi.stubGlobal('CSSMediaRule', MediaRule);
  const rule = new MediaRule();
  const foreign = {
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  vi.stubGlobal('document', { styleSheets: [foreign, { cssRules: [{ cssRules: [rule] }] }] });
  const undo = fitMedia(TOTEM);
  expect(rule.media.mediaText).toBe(ALWAYS);
  undo();
  expect(rule.media.mediaText).toBe('(width < 45rem)');
  vi.unstubAllGlobals();
});

test('code that asks for the size is answered for the picture, as the sheets are', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media }));
  vi.stubGlobal('document', { styleSheets: [] });
  const heard = vi.fn();
  const unsubscribe = mediaFit.subscribe(heard);
  const undo = fitMedia(TOTEM);
  expect(mediaList('(width < 45rem)').media).toBe(ALWAYS);
  undo();
  expect([mediaList('(width < 45rem)').media, heard.mock.calls.length]).toEqual(['(width < 45rem)', 2]);
  unsubscribe();
  vi.unstubAllGlobals();
});

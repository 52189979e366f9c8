import { Container, Geometry, Graphics, Mesh } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { describeMarks } from './describe';
import { describeMesh } from './primitives/mesh-description';

// Globals of a browser that Pixi reads as it loads.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});

const BOXES = [
  { x: 10, y: 20, width: 5, height: 5 },
  { x: 30, y: 0, width: 10, height: 40 },
];

/** A mesh of two parts and a width. */
const mesh = (width: number) =>
  describeMesh(new Mesh({ geometry: new Geometry(), shader: null }), {
    kind: 'line',
    uniforms: { uClip: [1, 2], uShape: Float32Array.of(width, 0), uBlend: 0.5 },
    boxes: () => BOXES,
    inks: () => ['#FADA4E', '#8FD6F2 14%'],
    style: () => ({ width: `${width} px` }),
  });

const square = (x: number, colour: number) => new Graphics({ label: 'rules' }).rect(x, 0, 10, 4).fill(colour);

test('a mark says its kind, how many parts it has, where they are and what they are drawn with', () => {
  const container = new Container({
    children: [square(5, 0x2a333a), mesh(1.5), new Graphics().rect(0, 0, 3, 3).stroke({ color: 1, width: 2 })],
  });
  expect(describeMarks(container)).toEqual([
    {
      ...{ kind: 'rules', count: 1, box: { x: 5, y: 0, width: 10, height: 4 }, inks: { '#2A333A': 1 } },
      style: { size: '10 × 4 px' },
      geometry: expect.stringMatching(/^[0-9a-f]{16}$/),
    },
    {
      ...{ kind: 'line', count: 2, box: { x: 10, y: 0, width: 30, height: 40 } },
      inks: { '#FADA4E': 1, '#8FD6F2 14%': 1 },
      style: { width: '1.5 px' },
      geometry: expect.any(String),
    },
    expect.objectContaining({
      kind: 'shapes',
      count: 1,
      inks: { '#000001': 1 },
      style: { size: '3 × 3 px', width: '2 px' },
    }),
  ]);
});

test('what is hidden or empty is no mark', () => {
  const hidden = square(0, 1);
  hidden.visible = false;
  expect(describeMarks(new Container({ children: [hidden, new Graphics({ label: 'outline' })] }))).toEqual([]);
});

test('the hash of a mark changes with the place of a part, and only with that of its own', () => {
  const marksOf = (x: number) => describeMarks(new Container({ children: [square(x, 1), mesh(1)] }));
  const [before, after] = [marksOf(5), marksOf(6)];
  expect(after[0]?.geometry).not.toBe(before[0]?.geometry);
  expect(after[1]).toEqual(before[1]);
  expect(marksOf(5)).toEqual(before);
});

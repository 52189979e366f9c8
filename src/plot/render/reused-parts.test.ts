import { type Container, Mesh } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { createSilhouetteMesh, geometryOf } from '../../machine/silhouette-mesh';
import type { Palette } from '../../theme/palette';
import type { CellsMark, LineMark, Mark, PointsMark } from '../grammar/mark';
import { stillTimeline } from '../grammar/timeline';
import { createLayers } from './layers';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});

const PORT = {
  viewport: { width: 100, height: 100, resolution: 1, scale: 1 },
  palette: new Proxy({}, { get: () => 0xffffff }) as Palette,
};
const BOX = { x: 0, y: 0, width: 100, height: 10 };
const TIMELINE = stillTimeline(BOX, 0, 1_000);

const meshesOf = (container: Container): Mesh[] =>
  container instanceof Mesh ? [container] : container.children.flatMap(meshesOf);

/** Marks with room for `most` data: a new size needs a new mesh. */
const MARKS: Readonly<Record<string, (most: number) => Mark>> = {
  cells: (most): CellsMark => ({ kind: 'cells', name: 'cells', inks: {}, track: 'panel', most, data: [] }),
  line: (most): LineMark => {
    const style = { ink: 'text', width: 1, area: 0.1 } as const;
    return { kind: 'line', name: 'line', style, scale: 1, most, points: [0, 0, 10, 10] };
  },
  points: (most): PointsMark => {
    return { kind: 'points', name: 'points', timeline: TIMELINE, half: 2, growth: 0, inks: {}, most, data: [] };
  },
};

test.each(Object.entries(MARKS))('what replaced %s held on the graphics card is freed with them', (_, markOf) => {
  const { container, take } = createLayers('webgl');
  const replacements = Array.from({ length: 100 }, (_, i) => {
    take([{ mark: markOf(i + 1), origins: [] }], PORT);
    return meshesOf(container).map(({ geometry, shader }) => ({ geometry, shader }));
  });
  const isFreed = replacements.map((meshes) =>
    meshes.every(({ geometry, shader }) => geometry.buffers === null && shader?.resources === null),
  );
  expect(meshesOf(container).length).toBe(replacements[0]?.length);
  expect(isFreed).toEqual(replacements.map((_, i) => i < replacements.length - 1));
});

test('a geometry that several meshes share is freed with the last of them', () => {
  const geometry = geometryOf([]);
  const [first, last] = [createSilhouetteMesh(geometry), createSilhouetteMesh(geometry)];
  first.container.destroy();
  expect(geometry.buffers).not.toBeNull();
  last.container.destroy();
  expect(geometry.buffers).toBeNull();
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mesh } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { createSliceMesh } from '../src/dashboards/forks/scene/lines/mesh';
import { createSilhouetteMesh, geometryOf } from '../src/machine/silhouette-mesh';
import { createPointsMesh } from '../src/plot/render/primitives/points-mesh';
import { createTracksMesh } from '../src/plot/render/primitives/tracks-mesh';

// What Pixi asks a browser for as it is loaded and as a shader is made.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});

/** The meshes whose shaders are given constants. */
const MESHES = {
  forks: createSliceMesh().lines,
  machines: createSilhouetteMesh(geometryOf([])).container,
  points: createPointsMesh(1, [{ colour: 'text', shape: 'disc' }]).container,
  tracks: createTracksMesh(1, { one: 'text' }, 0).container,
};

/** Constant of a shader alone, whose value is by chance that of a constant of both languages. */
const OWN = 'const float LEAST_COSINE = 0.45;';

const sourceOf = (name: string) =>
  readFileSync(join('shaders', name), 'utf8')
    .replaceAll(/\/\/.*/g, '')
    .replace(OWN, '');

/** Numbers too common to tell where they come from: halves, and whole ones. */
const isCommon = (value: number) => Number.isInteger(value) || value === 0.5;

test.each(Object.entries(MESHES))(
  'a constant that the shaders %s are given stands in neither of them',
  (name, container) => {
    const { vertex = '', fragment = '' } = (container as Mesh).shader?.glProgram ?? {};
    const constants = [...vertex.matchAll(/^#define ([A-Z_]+) (-?[\d.]+)$/gm)].map(([, macro = '', value]) => ({
      macro,
      value: Number(value),
    }));
    expect(constants.length).toBeGreaterThan(0);
    expect(fragment.match(/^#define [A-Z_]+ -?[\d.]+$/gm)?.length).toBe(constants.length);
    const source = sourceOf(`${name}.vert`) + sourceOf(`${name}.frag`);
    const numbers = [...source.matchAll(/\b\d+\.\d+\b/g)].map(([number]) => Number(number));
    const repeated = constants.filter(({ value }) => !isCommon(value) && numbers.includes(value));
    const declared = constants.filter(({ macro }) => new RegExp(`\\b(const|define) .*\\b${macro}\\b`).test(source));
    expect([repeated, declared]).toEqual([[], []]);
  },
);

test('no list of a shader has a length of its own', () => {
  const lists = readdirSync('shaders').flatMap((name) => sourceOf(name).match(/^uniform .*\[\d+\]/gm) ?? []);
  expect(lists).toEqual([]);
});

import { Geometry } from 'pixi.js';
import fragment from '../../../../shaders/cells.frag?raw';
import vertex from '../../../../shaders/cells.vert?raw';
import { type CellInk, HATCHES, type Hatch, hatchOf } from '../../../theme/ink';
import { type CellTrack, cellColour, HATCH_LINE, HATCH_PITCH } from '../../grammar/cell';
import { rgbOf } from '../../grammar/colour';
import type { Rect } from '../../grammar/rect';
import type { CellLevels, Cells } from './cell';
import { clipOf } from './clip';
import { inkText, sizeText } from './look-text';
import { quads } from './quads';
import { createShaderMesh, vec4, vertexBuffer } from './shader-mesh';

const CORNERS = 4;
/** Bytes per corner: levels and ink. */
const CELL_BYTES = 8;

/**
 * `count` cells as one indexed mesh with the shader pair `shaders/cells`. `track` is the background above the levels.
 * With `none` cells may overlap: a later cell covers earlier ones if its ink is the same or later in `inks`.
 */
export function createCellsMesh(count: number, inks: readonly CellInk[], track: CellTrack): Cells {
  const rectData = new Float32Array(count * CORNERS * 4);
  const rectBuffer = vertexBuffer(rectData);
  // Two 32-bit words per corner: the levels, and the ink.
  const data = new Uint32Array(count * CORNERS * 2);
  const buffer = vertexBuffer(data);
  const geometry = new Geometry({
    attributes: {
      aRect: { buffer: rectBuffer, format: 'float32x4' },
      aLevels: { buffer, format: 'unorm16x2', stride: CELL_BYTES, offset: 0 },
      aInk: { buffer, format: 'unorm8x4', stride: CELL_BYTES, offset: CELL_BYTES / 2 },
    },
    indexBuffer: quads(count),
  });
  const { mesh: container, uniforms } = createShaderMesh('cells', {
    vertex,
    fragment,
    geometry,
    boxes: (): Rect[] => cellRects.map((rect) => ({ ...rect, x: rect.x + (uniforms.uHatch[3] as number) })),
    inks: () => cellRects.map((_, cell) => names[current?.ink[cell] ?? 0] as string),
    style: () => ({ size: sizeText(cellRects) ?? '', ...(ground !== undefined && { track: ground }) }),
    uniforms: { uClip: vec4(), uBlend: { value: 1, type: 'f32' }, uTrack: vec4(), uHatch: vec4() },
  });
  container.state.blend = track === 'none';
  /** Red, green, blue and hatch of each ink, from the lowest byte on. */
  let packed: number[] = [];
  let names: readonly string[] = [];
  let ground: string | undefined;
  let current: CellLevels | undefined;
  let cellRects: readonly Rect[] = [];

  function write({ before, now, ink }: CellLevels): void {
    for (let cell = 0; cell < count; cell++) {
      const level = (before[cell] as number) | ((now[cell] as number) << 16);
      const colour = packed[ink[cell] as number] as number;
      // Four plain stores, because `fill` is some thirteen times as slow for so short a range (measured).
      const corner = cell * CORNERS * 2;
      data[corner] = level;
      data[corner + 1] = colour;
      data[corner + 2] = level;
      data[corner + 3] = colour;
      data[corner + 4] = level;
      data[corner + 5] = colour;
      data[corner + 6] = level;
      data[corner + 7] = colour;
    }
    buffer.update();
  }

  return {
    container,
    layout(rects, viewport, palette) {
      cellRects = rects;
      rects.forEach(({ x, y, width, height }, cell) => {
        for (let corner = 0; corner < CORNERS; corner++) {
          rectData.set([x, y, width, height], (cell * CORNERS + corner) * 4);
        }
      });
      rectBuffer.update();
      const hatches = inks.map((ink) => hatchOf(ink, palette));
      const colours = inks.map((ink) => cellColour(ink, track, palette));
      packed = colours.map((rgb, i) => {
        return (rgb >> 16) | (rgb & 0xff00) | ((rgb & 0xff) << 16) | (HATCHES.indexOf(hatches[i] as Hatch) << 24);
      });
      names = colours.map((rgb, i) => inkText(rgb, { more: hatches[i] === 'solid' ? '' : (hatches[i] as Hatch) }));
      ground = track === 'none' ? undefined : inkText(palette[track]);
      uniforms.uClip.set(clipOf(viewport));
      uniforms.uTrack.set(track === 'none' ? [0, 0, 0, 0] : [...rgbOf(palette[track]), 1]);
      const { scale, resolution } = viewport;
      uniforms.uHatch.set([HATCH_PITCH * scale, (HATCH_LINE * scale) / 2, resolution]);
      if (current) write(current);
    },
    update(levels) {
      current = levels;
      write(levels);
    },
    blend(u) {
      uniforms.uBlend = u;
    },
    move(x) {
      uniforms.uHatch[3] = x;
    },
  };
}

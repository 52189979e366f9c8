import { Geometry } from 'pixi.js';
import fragment from '../../../../shaders/points.frag?raw';
import vertex from '../../../../shaders/points.vert?raw';
import { DISC_RADIUS } from '../../../theme/shape';
import { rgbOf } from '../../grammar/colour';
import type { PointInk } from '../../grammar/point';
import type { Rect } from '../../grammar/rect';
import { MAX_INKS } from './cell';
import { clipOf } from './clip';
import { inkText, pxText } from './look-text';
import { grownTo, NOWHERE, type Points, SHAPE_NUMBERS } from './point';
import { quads } from './quads';
import { createShaderMesh, vec4, vertexBuffer } from './shader-mesh';

const CORNERS = 4;
/** Floats per vertex: place and ink. */
const FLOATS = 3;

/** Points as one indexed mesh with the shader pair `shaders/points`. */
export function createPointsMesh(count: number, inks: readonly PointInk[]): Points {
  const data = new Float32Array(count * CORNERS * FLOATS);
  const buffer = vertexBuffer(data);
  const geometry = new Geometry({
    attributes: { aPoint: { buffer, format: 'float32x3' } },
    indexBuffer: quads(count),
  });
  const { mesh: container, uniforms } = createShaderMesh('points', {
    vertex,
    fragment,
    constants: { ...SHAPE_NUMBERS, inks: MAX_INKS },
    geometry,
    boxes,
    inks: (): string[] => inView().map(([, , ink]) => names[ink] as string),
    style: (): Record<string, string> => ({ size: pxText(2 * (uniforms.uSize[0] as number)) }),
    uniforms: {
      uClip: vec4(),
      uPart: vec4(),
      uSlide: { value: 0, type: 'f32' },
      uArea: vec4(),
      uSize: vec4(),
      uInks: vec4(MAX_INKS),
    },
  });

  let names: readonly string[] = [];

  /** Returns x, y and ink of the points that are drawn, places as shares. */
  const inView = () =>
    Array.from({ length: count }, (_, point) => data.subarray(point * CORNERS * FLOATS))
      .map(([x = 0, y = 0, ink = 0]) => [x - uniforms.uSlide, y, ink] as const)
      .filter(([x]) => x >= 0 && x <= 1);

  function boxes(): Rect[] {
    const [left = 0, top = 0, width = 0, height = 0] = uniforms.uArea;
    const [size = 0, , , growth = 0] = uniforms.uSize;
    return inView().map(([x, y]) => {
      const half = size * grownTo(x, growth);
      return { x: left + x * width - half, y: top + y * height - half, width: 2 * half, height: 2 * half };
    });
  }

  return {
    container,
    layout({ x, y, width, height }, half, viewport, palette, growth = 0) {
      const { uClip, uArea, uSize, uInks } = uniforms;
      uClip.set(clipOf(viewport));
      if (viewport.part) uniforms.uPart = viewport.part;
      uArea.set([x, y, width, height]);
      uSize.set([half, half * DISC_RADIUS, viewport.resolution, growth]);
      names = inks.map(({ colour, shape }) => inkText(palette[colour], { more: shape }));
      inks.forEach(({ colour, shape }, i) => {
        uInks.set([...rgbOf(palette[colour]), SHAPE_NUMBERS[shape]], i * 4);
      });
    },
    update({ x, y, ink }) {
      let at = 0;
      for (let point = 0; point < count; point++) {
        for (let corner = 0; corner < CORNERS; corner++) {
          data[at] = x[point] ?? NOWHERE;
          data[at + 1] = y[point] ?? 0;
          data[at + 2] = ink[point] ?? 0;
          at += FLOATS;
        }
      }
      buffer.update();
    },
    slide(by) {
      uniforms.uSlide = by;
    },
  };
}

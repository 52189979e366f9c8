import { Geometry } from 'pixi.js';
import fragment from '../../../../../shaders/forks-ghosts.frag?raw';
import vertex from '../../../../../shaders/forks-ghosts.vert?raw';
import { rgbOf } from '../../../../plot/grammar/colour';
import type { Rect } from '../../../../plot/grammar/rect';
import { pixelClipOf } from '../../../../plot/render/primitives/clip';
import { inkText, pxText } from '../../../../plot/render/primitives/look-text';
import { quads } from '../../../../plot/render/primitives/quads';
import { createShaderMesh, vec4, vertexBuffer } from '../../../../plot/render/primitives/shader-mesh';
import type { DotInk } from '../../inks';

import { offsetOf, type TimeMap } from '../map';
import { DOT_NUMBERS, type Dots } from './dots';

const CORNERS = 4;
/** Instant that never occurs. */
const NONE = -1e7;

/** Packs four vertices a dot, each with the numbers of the dot. */
function verticesOf(dots: Float32Array): Float32Array {
  const vertices = new Float32Array(dots.length * CORNERS);
  for (let at = 0; at < dots.length; at += DOT_NUMBERS) {
    const numbers = dots.subarray(at, at + DOT_NUMBERS);
    for (let corner = 0; corner < CORNERS; corner++) vertices.set(numbers, at * CORNERS + corner * DOT_NUMBERS);
  }
  return vertices;
}

/** Dots of a slice as one mesh with the shader pair `shaders/forks-ghosts`. */
export function createDotsMesh(drawn: DotInk): Dots {
  const buffer = vertexBuffer(new Float32Array(CORNERS * DOT_NUMBERS));
  const geometry = new Geometry({
    attributes: { aDot: { buffer, format: 'float32x4' } },
    indexBuffer: new Uint32Array(0),
  });
  let dots: Float32Array = new Float32Array(0);
  let timeMap: TimeMap | undefined;
  let ink = '';
  const { mesh: container, uniforms } = createShaderMesh('forks-ghosts', {
    vertex,
    fragment,
    geometry,
    boxes,
    inks: (): string[] => [ink],
    style: (): Record<string, string> => ({
      size: pxText((2 * (uniforms.uDot[0] as number)) / (uniforms.uMap[3] as number)),
    }),
    uniforms: {
      uClip: vec4(),
      uPart: vec4(),
      uMap: vec4(),
      uPlace: vec4(),
      uDot: vec4(),
      uInk: vec4(),
    },
  });

  function boxes(): Rect[] {
    const [left = 0, top = 0, now = 0] = uniforms.uPlace;
    const resolution = uniforms.uMap[3] as number;
    const radius = (uniforms.uDot[0] as number) / resolution;
    const rects: Rect[] = [];
    for (let at = 0; timeMap && at < dots.length; at += DOT_NUMBERS) {
      const [t = 0, height = 0] = dots.subarray(at, at + 2);
      if (t > now) continue;
      const { x, y } = offsetOf(timeMap, t, height);
      const side = 2 * radius;
      rects.push({ x: left / resolution + x - radius, y: top / resolution + y - radius, width: side, height: side });
    }
    return rects;
  }

  return {
    container,
    layout(map, viewport, palette) {
      const { resolution, scale } = viewport;
      timeMap = map;
      uniforms.uClip.set(pixelClipOf(viewport));
      if (viewport.part) uniforms.uPart = viewport.part;
      uniforms.uMap.set([map.pxPerMs * resolution, map.half * resolution, map.upright ? 1 : 0, resolution]);
      uniforms.uDot.set([Math.max(drawn.radius * scale * resolution, 0.5), NONE, 0, 0]);
      uniforms.uInk.set([...rgbOf(palette[drawn.colour]), 1]);
      ink = inkText(palette[drawn.colour]);
    },
    load(next) {
      dots = next;
      buffer.data = verticesOf(next);
      geometry.indexBuffer.data = quads(next.length / DOT_NUMBERS);
    },
    draw({ x, y, now, selected, flash }, resolution) {
      uniforms.uPlace.set([x * resolution, y * resolution, now, 0]);
      uniforms.uDot.set([selected ?? NONE, flash?.at ?? NONE, flash?.light ?? 0], 1);
    },
  };
}

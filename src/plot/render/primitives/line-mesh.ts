import { Container, Geometry } from 'pixi.js';
import fragment from '../../../../shaders/line.frag?raw';
import vertex from '../../../../shaders/line.vert?raw';
import { rgbOf } from '../../grammar/colour';
import type { LineStyle } from '../../grammar/line-style';
import type { Rect } from '../../grammar/rect';
import { clipOf } from './clip';
import { inkText, pxText } from './look-text';
import type { MeshDescription } from './mesh-description';
import { footAt, type Line } from './polyline';
import { quads } from './quads';
import { createShaderMesh, vec4, vertexBuffer } from './shader-mesh';

const POINT_BYTES = 2 * Float32Array.BYTES_PER_ELEMENT;
const NUMBER_BYTES = Float32Array.BYTES_PER_ELEMENT;

/** One of a line's two meshes, the stroke or the area, with its own uniforms. */
function createPart(geometry: Geometry, description: Pick<MeshDescription, 'boxes' | 'inks' | 'style'>) {
  const uniforms = { uClip: vec4(), uPart: vec4(), uShape: vec4(), uDash: vec4(), uInk: vec4() };
  return createShaderMesh('line', { vertex, fragment, geometry, uniforms, ...description });
}

/** Writes the distance of each point from the first, along the line. */
function measure(points: Float32Array, lengths: Float32Array): void {
  let length = 0;
  for (let at = 2; at < points.length; at += 2) {
    const across = (points[at] as number) - (points[at - 2] as number);
    const down = (points[at + 1] as number) - (points[at - 1] as number);
    length += Math.sqrt(across * across + down * down);
    lengths[at / 2] = length;
  }
}

/**
 * A line as an instanced quad around each segment, and its area as one below each, with the shader pair `shaders/line`.
 */
export function createLineMesh(capacity: number, { ink, width, dash, area }: LineStyle): Line {
  // The points, with the first and the last twice: each segment reads its two ends, the point before and the point
  // after. `lengths` are distances along the line, `feet` the heights at which its area ends.
  const places = new Float32Array((capacity + 2) * 2);
  const lengths = new Float32Array(capacity);
  const feet = new Float32Array(area === undefined ? 2 : capacity);
  const placeBuffer = vertexBuffer(places);
  const lengthBuffer = vertexBuffer(lengths);
  const footBuffer = vertexBuffer(feet);
  const ofNumbers = { format: 'float32x2', stride: NUMBER_BYTES, offset: 0, instance: true } as const;
  const ofPlaces = { buffer: placeBuffer, stride: POINT_BYTES, instance: true } as const;
  const geometry = new Geometry({
    attributes: {
      aBefore: { ...ofPlaces, format: 'float32x2', offset: 0 },
      aSegment: { ...ofPlaces, format: 'float32x4', offset: POINT_BYTES },
      aAfter: { ...ofPlaces, format: 'float32x2', offset: 3 * POINT_BYTES },
      aAlong: { ...ofNumbers, buffer: lengthBuffer },
      aFeet: { ...ofNumbers, buffer: footBuffer },
    },
    indexBuffer: quads(1),
    instanceCount: 0,
  });
  const container = new Container({ label: 'line' });

  /** Boxes of the segments, without their thickness. */
  function boxes(): Rect[] {
    const moved = parts[0]?.uniforms.uDash[3] ?? 0;
    return Array.from({ length: geometry.instanceCount }, (_, segment) => {
      const [ax = 0, ay = 0, bx = 0, by = 0] = places.subarray(2 + segment * 2);
      const [x, y] = [Math.min(ax, bx), Math.min(ay, by)];
      return { x: x + moved, y, width: Math.max(ax, bx) - x, height: Math.max(ay, by) - y };
    });
  }

  let colour = 0;
  let scaled = 1;
  const style = () => ({
    width: pxText(width * scaled),
    ...(dash && { dashes: dash.map((px) => pxText(px * scaled)).join(' and ') }),
  });
  const parts = (area === undefined ? [false] : [true, false]).map((isArea) => ({
    ...createPart(geometry, {
      boxes,
      inks: () => [inkText(colour, isArea ? { opacity: area ?? 0 } : {})],
      style: () => (isArea ? {} : style()),
    }),
    isArea,
  }));
  for (const { mesh } of parts) container.addChild(mesh);

  return {
    container,
    layout(viewport, palette) {
      const { scale, resolution } = viewport;
      const [on, off] = dash ?? [0, 0];
      colour = palette[ink];
      scaled = scale;
      for (const { uniforms, isArea } of parts) {
        uniforms.uClip.set(clipOf(viewport));
        if (viewport.part) uniforms.uPart = viewport.part;
        uniforms.uShape.set([(width * scale * resolution) / 2, 0, Number(isArea), 0]);
        uniforms.uDash.set([(on + off) * scale, on * scale, resolution]);
        uniforms.uInk.set([...rgbOf(palette[ink]), area ?? 0]);
      }
    },
    move(x) {
      for (const { uniforms } of parts) uniforms.uDash[3] = x;
    },
    update(points, foot = 0) {
      const count = Math.min(Math.floor(points.length / 2), capacity);
      const used = points.subarray(0, count * 2);
      places.set(used.subarray(0, 2));
      places.set(used, 2);
      places.set(used.subarray(-2), 2 + used.length);
      // The rest of a longer line from before is cleared, so that this line's description does not contain it.
      places.fill(0, 4 + used.length);
      geometry.instanceCount = Math.max(count - 1, 0);
      for (const { uniforms } of parts) uniforms.uShape[3] = geometry.instanceCount;
      placeBuffer.update();
      if (area !== undefined) {
        for (let i = 0; i < capacity; i++) feet[i] = i < count ? footAt(foot, i) : 0;
        footBuffer.update();
      }
      if (!dash) return;
      measure(used, lengths);
      lengths.fill(0, count);
      lengthBuffer.update();
    },
  };
}

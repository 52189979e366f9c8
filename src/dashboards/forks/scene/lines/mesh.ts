import { type Buffer, Geometry, type Mesh } from 'pixi.js';
import fragment from '../../../../../shaders/forks.frag?raw';
import vertex from '../../../../../shaders/forks.vert?raw';
import { rgbOf } from '../../../../plot/grammar/colour';
import { enclosingRect, type Rect } from '../../../../plot/grammar/rect';
import { pixelClipOf } from '../../../../plot/render/primitives/clip';
import { inkText, pxText } from '../../../../plot/render/primitives/look-text';
import { createShaderMesh, vec4, vertexBuffer } from '../../../../plot/render/primitives/shader-mesh';
import type { Palette } from '../../../../theme/palette';
import { CUT_DASHES, cutIsDashed, FORESEEN_DOTS, INKS, KINDS, type LineKind, LOOK, lineInk, TONES } from '../../inks';
import { offsetOf } from '../map';
import { type LinePoints, POINT_FLOATS, packLines, SIDES } from './points';
import { MOST_TOPS, type SliceView } from './view';

const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT;
const STRIDE = POINT_FLOATS * FLOAT_BYTES;
/** Points that a vertex reads: the one before its own, its own, the one after. */
const SEEN = 3;
/** CSS px at scale 1 ahead of now within which the dots of the foreseen close up. */
const CLOSING = 56;
/** The inks of the tones that a fork can have. */
const FORK_TONES = [TONES.cut, TONES.best, TONES.pointed];
const DASHES_PITCH = CUT_DASHES[0] + CUT_DASHES[1];
/**
 * Constants of the shaders: the numbers of the kinds, the effects of an instant on an ink, and the lengths of lists.
 */
const CONSTANTS = {
  ...Object.fromEntries(KINDS.map((kind, i) => [kind, i])),
  ...LOOK,
  kinds: KINDS.length,
  tones: FORK_TONES.length,
  tops: MOST_TOPS,
  dash: CUT_DASHES[0] / DASHES_PITCH,
};
/** Stands for an index or an instant that nothing has. */
const NONE = -9;

const empty = () => new Float32Array(SEEN * SIDES * POINT_FLOATS);

/** Geometry over the buffer’s points. Dots use one vertex in every `SIDES`. */
function geometryOf(buffer: Buffer, topology: 'triangle-list' | 'point-list'): Geometry {
  const stride = topology === 'point-list' ? SIDES * STRIDE : STRIDE;
  const point = (i: number) => ({ buffer, stride, offset: i * SIDES * STRIDE }) as const;
  return new Geometry({
    topology,
    attributes: {
      aBefore: { ...point(0), format: 'float32x2' },
      aAt: { ...point(1), format: 'float32x2' },
      aLook: { ...point(1), offset: SIDES * STRIDE + 2 * FLOAT_BYTES, format: 'float32x4' },
      aAfter: { ...point(2), format: 'float32x2' },
    },
    indexBuffer: new Uint32Array(0),
  });
}

/** Indices of a segment: those of two triangles. */
const CORNERS = 6;

type Segments = Pick<LinePoints, 'points' | 'segments'>;

/** Numbers of the point of a vertex. Vertex 0 belongs to the second point. */
const pointAt = ({ points }: Segments, vertex: number) => points.subarray((vertex + SIDES) * POINT_FLOATS);

/** Boxes of segments, without their thickness, in CSS px. `map` and `place` are the shader's uniforms. */
function boxesOf(loaded: Segments, map: ArrayLike<number>, place: ArrayLike<number>, resolution: number): Rect[] {
  const [pxPerMs = 0, half = 0, upright = 0] = Array.from(map, (px) => px / resolution);
  const [left = 0, top = 0] = Array.from(place, (px) => px / resolution);
  const at = (vertex: number): Rect => {
    const [t = 0, height = 0] = pointAt(loaded, vertex);
    return { ...offsetOf({ upright: upright > 0, pxPerMs, half }, t, height), width: 0, height: 0 };
  };
  return Array.from({ length: loaded.segments.length / CORNERS }, (_, i) => {
    const [from = 0, to = 0] = loaded.segments.subarray(i * CORNERS);
    const { x, y, ...sides } = enclosingRect([at(from - 1), at(to)]);
    return { ...sides, x: left + x, y: top + y };
  });
}

const kindsOf = (loaded: Segments) =>
  Array.from({ length: loaded.segments.length / CORNERS }, (_, i) => {
    const [, , kind = 0] = pointAt(loaded, (loaded.segments[i * CORNERS] as number) - 1);
    return KINDS[kind] as LineKind;
  });

/** Inks of the kinds of lines and of the tones of forks, in words. */
function styleOf(palette: Palette, scale: number): Record<string, string> {
  const widths = KINDS.filter((kind) => INKS[kind].width > 0).map((kind) => [
    `${kind} width`,
    pxText(lineInk(kind, palette).width * scale),
  ]);
  const tones = Object.entries(TONES).map(([name, colour]) => [name, inkText(palette[colour])]);
  return Object.fromEntries([...widths, ...tones]);
}

/**
 * Lines of one slice, with the shader pair `shaders/forks`, and the dots at now. Plain vertices: without a GPU each
 * instance would cost as much as a drawing of its own.
 */
export function createSliceMesh(): SliceView {
  const buffer = vertexBuffer(empty());
  const [lineGeometry, dotGeometry] = [geometryOf(buffer, 'triangle-list'), geometryOf(buffer, 'point-list')];
  let loaded: Segments = { points: new Float32Array(0), segments: new Uint32Array(0) };
  /** Buffer pixels to a CSS px. */
  let pixels = 1;
  let style: Readonly<Record<string, string>> = {};
  let names: Partial<Record<LineKind, string>> = {};
  const parts = [lineGeometry, dotGeometry].map((geometry, dots) => {
    const { mesh, uniforms } = createShaderMesh('forks', {
      vertex,
      fragment,
      constants: CONSTANTS,
      geometry,
      boxes: (): Rect[] => boxesOf(loaded, uniforms.uMap, uniforms.uPlace, pixels),
      inks: () => kindsOf(loaded).map((kind) => names[kind] as string),
      style: () => style,
      uniforms: {
        uClip: vec4(),
        uPart: vec4(),
        uMap: vec4(),
        uPlace: vec4(),
        uMarked: vec4(),
        uAnswer: vec4(),
        uEnds: vec4(),
        uTops: { value: new Float32Array(MOST_TOPS), type: 'vec4<f32>' },
        uDots: vec4(),
        uInks: vec4(KINDS.length),
        uTones: vec4(FORK_TONES.length),
        uWidths: { value: new Float32Array(KINDS.length), type: 'f32', size: KINDS.length },
      },
    });
    return { mesh, uniforms, dots };
  });
  const [lines, dots] = parts.map(({ mesh }) => mesh) as [Mesh, Mesh];

  return {
    lines,
    dots,
    layout({ viewport, map, ends }, palette) {
      const { resolution, scale } = viewport;
      pixels = resolution;
      style = styleOf(palette, scale);
      names = Object.fromEntries(
        KINDS.map((kind) => {
          const { colour, opacity } = lineInk(kind, palette);
          return [kind, inkText(palette[colour], { opacity })];
        }),
      );
      for (const { uniforms } of parts) {
        uniforms.uClip.set(pixelClipOf(viewport));
        if (viewport.part) uniforms.uPart = viewport.part;
        uniforms.uMap.set([map.pxPerMs * resolution, map.half * resolution, map.upright ? 1 : 0, resolution * scale]);
        const dashes = cutIsDashed(palette) ? DASHES_PITCH : 0;
        const dot = [FORESEEN_DOTS.pitch, FORESEEN_DOTS.length, CLOSING, dashes].map((px) => px * scale * resolution);
        uniforms.uDots.set(dot);
        uniforms.uEnds.set(ends);
        KINDS.forEach((kind, i) => {
          const { colour, opacity, width } = lineInk(kind, palette);
          uniforms.uInks.set([...rgbOf(palette[colour]), opacity], i * 4);
          uniforms.uWidths[i] = Math.max(width * scale * resolution, 1);
        });
        FORK_TONES.forEach((colour, i) => {
          uniforms.uTones.set([...rgbOf(palette[colour]), 1], i * 4);
        });
      }
    },
    load(lines) {
      const packed = packLines(lines);
      loaded = packed;
      buffer.data = packed.points;
      lineGeometry.indexBuffer.data = packed.segments;
      dotGeometry.indexBuffer.data = packed.dots;
    },
    draw({ x, y, now, best, pointed, selected, flash, fed, foreseen, tops }, resolution) {
      for (const { uniforms, dots: isDots } of parts) {
        uniforms.uPlace.set([x * resolution, y * resolution, now, isDots]);
        for (let i = 0; i < MOST_TOPS; i++) uniforms.uTops[i] = tops[i] ?? uniforms.uEnds[0] ?? 0;
        uniforms.uMarked.set([best ?? NONE, pointed ?? NONE, selected ?? NONE, flash?.at ?? NONE]);
        uniforms.uAnswer.set([flash?.light ?? 0, flash?.drop ?? 0, fed * resolution, foreseen]);
      }
    },
  };
}

import { Geometry } from 'pixi.js';
import fragment from '../../shaders/machines.frag?raw';
import vertex from '../../shaders/machines.vert?raw';
import { rgbOf } from '../plot/grammar/colour';
import type { Rect } from '../plot/grammar/rect';
import { pixelClipOf } from '../plot/render/primitives/clip';
import { inkText, pxText } from '../plot/render/primitives/look-text';
import { createShaderMesh, vec4, vertexBuffer } from '../plot/render/primitives/shader-mesh';
import { HELD, HELD_WIDER, INKS, KINDS } from '../theme/machine-inks';
import type { MachinePart } from './shapes';
import { type Field, MOST_PARTS, PART_FLOATS, type PoseBuffer, type Silhouette } from './silhouette';
import { trianglesOf, VERTEX_FLOATS } from './triangles';

const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT;
const BRAKE = KINDS.indexOf('brake');

/** Geometry of a machine, which all its positions share. */
export function geometryOf(parts: readonly MachinePart[]): Geometry {
  const { vertices, indices } = trianglesOf(parts);
  const buffer = vertexBuffer(vertices);
  const stride = VERTEX_FLOATS * FLOAT_BYTES;
  return new Geometry({
    attributes: {
      aAt: { buffer, stride, offset: 0, format: 'float32x2' },
      aOff: { buffer, stride, offset: 2 * FLOAT_BYTES, format: 'float32x2' },
      aLook: { buffer, stride, offset: 4 * FLOAT_BYTES, format: 'float32x3' },
    },
    indexBuffer: indices,
  });
}

/** Width and height of a box around all parts of any machine, metres. */
const BOX = { width: 3.4, height: 1.8 } as const;

/** Creates a position of a machine as one mesh, with the shader pair `shaders/machines`. */
export function createSilhouetteMesh(geometry: Geometry): Silhouette {
  let style: Readonly<Record<string, string>> = {};
  let field: Field | undefined;
  const { mesh, uniforms } = createShaderMesh('machines', {
    vertex,
    fragment,
    constants: { parts: MOST_PARTS, kinds: KINDS.length },
    geometry,
    boxes(): Rect[] {
      if (!field) return [];
      const { pxPerMetre, viewport } = field;
      const [x = 0, y = 0] = Array.from(uniforms.uPlace as ArrayLike<number>, (px) => px / viewport.resolution);
      const [width, height] = [BOX.width * pxPerMetre, BOX.height * pxPerMetre];
      return [{ x: x - width, y: y - height, width, height }];
    },
    inks: (): string[] =>
      field ? [inkText(field.palette[INKS.outline.colour], { opacity: uniforms.uPlace[3] as number })] : [],
    style: () => style,
    uniforms: {
      uClip: vec4(),
      uPart: vec4(),
      uPlace: vec4(),
      uFade: vec4(),
      uTurns: vec4(MOST_PARTS),
      uMoves: vec4(MOST_PARTS),
      uInks: vec4(KINDS.length),
      uWidths: { value: new Float32Array(KINDS.length), type: 'f32', size: KINDS.length },
    },
  });
  mesh.visible = false;

  return {
    container: mesh,
    layout(next) {
      field = next;
      const { viewport, palette, from, to, fade } = next;
      const { resolution, scale } = viewport;
      uniforms.uClip.set(pixelClipOf(viewport));
      if (viewport.part) uniforms.uPart = viewport.part;
      uniforms.uFade.set([from * resolution, to * resolution, Math.max(fade * resolution, 1), 0]);
      KINDS.forEach((kind, i) => {
        const { colour, opacity, width } = INKS[kind];
        uniforms.uInks.set([...rgbOf(palette[colour]), opacity], i * 4);
        uniforms.uWidths[i] = Math.max(width * scale * resolution, 1);
      });
      const drawn = KINDS.filter((kind) => INKS[kind].width > 0);
      style = Object.fromEntries(drawn.map((kind) => [`${kind} width`, pxText(INKS[kind].width * scale)]));
    },
    draw(pose: PoseBuffer, { x, y, opacity, hold }) {
      if (!field) return;
      const { viewport, palette, pxPerMetre } = field;
      const { resolution } = viewport;
      uniforms.uPlace.set([x * resolution, y * resolution, pxPerMetre * resolution, opacity]);
      for (let part = 0; part < MOST_PARTS; part++) {
        const at = part * PART_FLOATS;
        uniforms.uTurns.set(pose.subarray(at, at + 4), part * 4);
        uniforms.uMoves.set(pose.subarray(at + 4, at + 8), part * 4);
      }
      const [free, tight] = [rgbOf(palette[INKS.brake.colour]), rgbOf(palette[HELD])];
      uniforms.uInks.set(
        free.map((channel, i) => channel + ((tight[i] as number) - channel) * hold),
        BRAKE * 4,
      );
      if (palette.isForced)
        uniforms.uWidths[BRAKE] = INKS.brake.width * (1 + (HELD_WIDER - 1) * hold) * viewport.scale * resolution;
      mesh.visible = true;
    },
    hide() {
      mesh.visible = false;
    },
  };
}

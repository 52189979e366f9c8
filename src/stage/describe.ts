import { type Buffer, type Container, Graphics, Mesh, Sprite } from 'pixi.js';
import { contentHash } from '../sim/math/canonical';
import { meshDescription } from './marks/mesh-description';
import type { Rect } from './rect';

/** A mark as it is drawn. */
export interface DrawnMark {
  /** Such as `cells`, `glyphs`, `line`; `shapes` for what is drawn by no mark of its own. */
  readonly kind: string;
  /** Parts that are drawn: cells, glyphs, segments of a line, shapes. */
  readonly count: number;
  /** Where they are, in CSS px from the drawing's left top corner. */
  readonly box: Rect;
  /** What it is drawn with, by name: colours, widths, a shader's uniforms in their order, the hash of the shader itself. */
  readonly style: Readonly<Record<string, string | readonly number[]>>;
  /** Hash of where each part is and what it shows. */
  readonly geometry: string;
}

/** Most numbers of one uniform that are given as they are; of longer ones the hash is given. */
const MOST_NUMBERS = 16;
const HASH_DIGITS = 16;
/** The uniforms that hold the size of the whole drawing and its place in the buffer. */
const PLACING = ['uClip', 'uPart'];
/** What Pixi itself calls a view that no mark named. */
const UNNAMED = ['Graphics', 'Container', 'Mesh', 'Sprite'];

const hash = (value: unknown) => contentHash(value).slice(0, HASH_DIGITS);

function union(boxes: readonly Rect[]): Rect {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function boundsOf(view: Container): Rect {
  const { x, y, width, height } = view.getBounds();
  return { x, y, width, height };
}

/** What a part of a mark adds to it. */
interface Part {
  readonly boxes: readonly Rect[];
  readonly count: number;
  readonly style: DrawnMark['style'];
  readonly geometry: unknown;
}

function numbers(value: number | ArrayLike<number>): string | readonly number[] {
  const list = typeof value === 'number' ? [value] : Array.from(value);
  return list.length > MOST_NUMBERS ? hash(list) : list;
}

function ofMesh(mesh: Mesh): Part {
  const { geometry, shader } = mesh;
  const style: Record<string, string | readonly number[]> = {};
  const program = shader?.glProgram;
  if (program) style.shader = hash([program.vertex, program.fragment]);
  const description = meshDescription(mesh);
  for (const [name, value] of Object.entries(description?.uniforms ?? {})) {
    if (!PLACING.includes(name)) style[name] = numbers(value);
  }
  const boxes = description?.boxes() ?? [];
  const bytes =
    description?.parts?.() ??
    [...new Set<Buffer>(Object.values(geometry.attributes).map(({ buffer }) => buffer))].map(({ data }) =>
      Array.from(data as ArrayLike<number> & Iterable<number>),
    );
  return { boxes, count: boxes.length, style, geometry: [geometry.instanceCount, bytes] };
}

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;

function ofGraphics(graphics: Graphics): Part {
  const fills = new Set<string>();
  const strokes = new Set<string>();
  const paths: unknown[] = [];
  for (const { action, data } of graphics.context.instructions) {
    if (action === 'texture') continue;
    const { color, alpha, ...rest } = data.style;
    if (action === 'fill') fills.add(`${hex(color)} ${alpha}`);
    else strokes.add(`${hex(color)} ${alpha} ${'width' in rest ? rest.width : 0}px`);
    for (const { action: shape, data: at } of data.path.instructions) {
      paths.push([shape, at.map((value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : value))]);
    }
  }
  const style = {
    ...(fills.size > 0 && { fill: [...fills].join(', ') }),
    ...(strokes.size > 0 && { stroke: [...strokes].join(', ') }),
  };
  const { a, b, c, d, tx, ty } = graphics.worldTransform;
  return { boxes: [boundsOf(graphics)], count: paths.length, style, geometry: [paths, [a, b, c, d, tx, ty]] };
}

function ofSprite(sprite: Sprite): Part {
  const { x, y, width, height } = sprite.texture.frame;
  const box = boundsOf(sprite);
  return { boxes: [box], count: 1, style: { tint: hex(sprite.tint) }, geometry: [box, x, y, width, height] };
}

function partOf(view: Container): Part | undefined {
  if (view instanceof Mesh) return ofMesh(view);
  if (view instanceof Graphics) return ofGraphics(view);
  return view instanceof Sprite ? ofSprite(view) : undefined;
}

/** The parts of a container that are drawn, in their order. */
function partsOf(view: Container): Part[] {
  if (!view.visible || view.alpha === 0) return [];
  const own = partOf(view);
  return [...(own && own.count > 0 ? [own] : []), ...view.children.flatMap(partsOf)];
}

/** One mark of parts that belong together. */
function markOf(kind: string, parts: readonly Part[]): DrawnMark[] {
  if (parts.length === 0) return [];
  const style: Record<string, string | readonly number[]> = {};
  for (const part of parts) {
    for (const [name, value] of Object.entries(part.style)) style[name] ??= value;
  }
  return [
    {
      kind,
      count: parts.reduce((sum, { count }) => sum + count, 0),
      box: union(parts.flatMap(({ boxes }) => boxes)),
      style,
      geometry: hash(parts.map(({ geometry, style }) => [geometry, style])),
    },
  ];
}

/** The marks of a scene that are drawn, from the back to the front. */
export function describeMarks(view: Container): DrawnMark[] {
  if (!view.visible || view.alpha === 0) return [];
  const kind = meshDescription(view)?.kind ?? view.label;
  if (kind && !UNNAMED.includes(kind)) return markOf(kind, partsOf(view));
  const own = partOf(view);
  const rest = view.children.flatMap(describeMarks);
  return own ? [...markOf('shapes', own.count > 0 ? [own] : []), ...rest] : rest;
}

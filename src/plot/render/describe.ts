import { type Buffer, type Container, Graphics, Mesh, Sprite } from 'pixi.js';
import { contentHash } from '../../sim/math/canonical';
import type { DrawnMark } from '../grammar/drawn-mark';
import { enclosingRect, type Rect } from '../grammar/rect';
import { inkText, pxText, sizeText } from './primitives/look-text';
import { meshDescription } from './primitives/mesh-description';

const HASH_DIGITS = 16;
/** Uniforms with the drawing's size and its place in the buffer, which are no part of its geometry. */
const PLACING = ['uClip', 'uPart'];
/** Labels that Pixi gives to containers, where no mark has named one. */
const UNNAMED = ['Graphics', 'Container', 'Mesh', 'Sprite'];

/** A number with four decimals: in later ones sines and roots differ between browsers, invisibly. */
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** Returns a value with all numbers in it rounded. */
function roundedIn(value: unknown): unknown {
  if (typeof value === 'number') return rounded(value);
  if (Array.isArray(value)) return value.map(roundedIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, roundedIn(each)]));
}

const hash = (value: unknown) => contentHash(roundedIn(value)).slice(0, HASH_DIGITS);

function union(boxes: readonly Rect[]): Rect {
  const { x, y, width, height } = enclosingRect(boxes);
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
}

function boundsOf(container: Container): Rect {
  const { x, y, width, height } = container.getBounds();
  return { x, y, width, height };
}

/** Description of one part of a mark. */
interface DescribedPart {
  readonly boxes: readonly Rect[];
  readonly count: number;
  /** Inks, one for each part or one for all. */
  readonly inks: readonly string[];
  readonly style: DrawnMark['style'];
  readonly geometry: unknown;
}

function ofMesh(mesh: Mesh): DescribedPart {
  const { geometry, shader } = mesh;
  const program = shader?.glProgram;
  const description = meshDescription(mesh);
  const boxes = description?.boxes() ?? [];
  const uniforms = Object.entries(description?.uniforms ?? {})
    .filter(([name]) => !PLACING.includes(name))
    .map(([name, value]) => [name, typeof value === 'number' ? value : Array.from(value)]);
  const bytes =
    description?.parts?.() ??
    [...new Set<Buffer>(Object.values(geometry.attributes).map(({ buffer }) => buffer))].map(({ data }) =>
      Array.from(data as ArrayLike<number> & Iterable<number>),
    );
  return {
    boxes,
    count: boxes.length,
    inks: description?.inks() ?? [],
    style: { ...(program && { shader: hash([program.vertex, program.fragment]) }), ...description?.style?.() },
    geometry: [geometry.instanceCount, uniforms, bytes],
  };
}

function ofGraphics(graphics: Graphics): DescribedPart {
  const inks: string[] = [];
  const widths = new Set<string>();
  const rects: { width: number; height: number }[] = [];
  const paths: unknown[] = [];
  for (const { action, data } of graphics.context.instructions) {
    if (action === 'texture') continue;
    const { color, alpha, ...rest } = data.style;
    if (action === 'stroke' && 'width' in rest) widths.add(pxText(rest.width ?? 0));
    for (const { action: shape, data: at } of data.path.instructions) {
      inks.push(inkText(color, { opacity: alpha }));
      if (shape === 'rect') rects.push({ width: at[2], height: at[3] });
      paths.push([shape, JSON.parse(JSON.stringify(at))]);
    }
  }
  const size = sizeText(rects);
  const style = { ...(size && { size }), ...(widths.size > 0 && { width: [...widths].join(', ') }) };
  const { a, b, c, d, tx, ty } = graphics.worldTransform;
  return { boxes: [boundsOf(graphics)], count: paths.length, inks, style, geometry: [paths, [a, b, c, d, tx, ty]] };
}

function ofSprite(sprite: Sprite): DescribedPart {
  const { x, y, width, height } = sprite.texture.frame;
  const box = boundsOf(sprite);
  return { boxes: [box], count: 1, inks: [inkText(sprite.tint)], style: {}, geometry: [box, x, y, width, height] };
}

function partOf(container: Container): DescribedPart | undefined {
  if (container instanceof Mesh) return ofMesh(container);
  if (container instanceof Graphics) return ofGraphics(container);
  return container instanceof Sprite ? ofSprite(container) : undefined;
}

/** Descriptions of the parts of a container that are drawn, in their order. */
function partsOf(container: Container): DescribedPart[] {
  if (!container.visible || container.alpha === 0) return [];
  const part = partOf(container);
  return [...(part && part.count > 0 ? [part] : []), ...container.children.flatMap(partsOf)];
}

/** Combines the descriptions of parts into one mark; an empty list if there are none. */
function markOf(kind: string, parts: readonly DescribedPart[]): DrawnMark[] {
  if (parts.length === 0) return [];
  const style: Record<string, string> = {};
  const inks: Record<string, number> = {};
  for (const part of parts) {
    for (const [name, value] of Object.entries(part.style)) style[name] ??= value;
    const each = part.inks.length === 1 ? part.count : 1;
    for (const ink of part.inks) inks[ink] = (inks[ink] ?? 0) + each;
  }
  return [
    {
      kind,
      count: parts.reduce((sum, { count }) => sum + count, 0),
      box: union(parts.flatMap(({ boxes }) => boxes)),
      inks,
      style,
      geometry: hash(parts.map(({ geometry, inks, style }) => [geometry, inks, style])),
    },
  ];
}

/** Descriptions of the marks of a scene that are drawn, from back to front. */
export function describeMarks(container: Container): DrawnMark[] {
  if (!container.visible || container.alpha === 0) return [];
  const kind = meshDescription(container)?.kind ?? container.label;
  if (kind && !UNNAMED.includes(kind)) return markOf(kind, partsOf(container));
  const part = partOf(container);
  const rest = container.children.flatMap(describeMarks);
  return part ? [...markOf('shapes', part.count > 0 ? [part] : []), ...rest] : rest;
}

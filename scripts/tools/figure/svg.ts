/** Attributes of an element; a number is written to a tenth. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in an element or in an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string);

/** A number to a tenth, so that engines agree on what is written. */
export const num = (x: number) => String(Math.round(x * 10) / 10);

const written = (value: string | number) => (typeof value === 'number' ? num(value) : escaped(value));

/** An element with what stands in it, already written. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${written(value)}"`);
  const start = `<${name}${list.join('')}`;
  return content.length > 0 ? `${start}>${content.join('')}</${name}>` : `${start}/>`;
}

/** A line of text at its base line. */
export const text = (x: number, y: number, words: string, attributes: Attributes = {}) =>
  element('text', { x, y, ...attributes }, escaped(words));

export const line = (from: Point, to: Point, attributes: Attributes) =>
  element('path', { d: `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`, ...attributes });

/** A line through points. */
export const polyline = (points: readonly Point[], attributes: Attributes) =>
  element('path', {
    d: points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join(''),
    fill: 'none',
    ...attributes,
  });

/** The points of a curve that holds each value until the next, and the last one until `end`. */
export function stepped(points: readonly Point[], end: number): Point[] {
  return points.flatMap(({ x, y }, i) => [
    { x, y },
    { x: points[i + 1]?.x ?? end, y },
  ]);
}

/** Upright strokes, as one path. */
export const ticks = (xs: readonly number[], top: number, bottom: number, attributes: Attributes) =>
  element('path', { d: xs.map((x) => `M${num(x)} ${num(top)}V${num(bottom)}`).join(''), ...attributes });

/** Round dots `size` wide, as one path. */
export const dots = (points: readonly Point[], size: number, stroke: string) =>
  element('path', {
    d: points.map(({ x, y }) => `M${num(x)} ${num(y)}h0`).join(''),
    stroke,
    'stroke-width': size,
    'stroke-linecap': 'round',
  });

/** Squares on their corner, `size` wide, as one path. */
export function diamonds(points: readonly Point[], size: number, fill: string): string {
  const half = num(size / 2);
  const shape = `l${half} ${half}l-${half} ${half}l-${half} -${half}z`;
  return element('path', { d: points.map(({ x, y }) => `M${num(x)} ${num(y - size / 2)}${shape}`).join(''), fill });
}

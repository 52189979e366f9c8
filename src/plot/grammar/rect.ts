/** A point in CSS px: in a drawing from its top left corner, in a picture or a page from that of the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in CSS px: in a drawing from its top left corner, on a page from that of the window. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the index of the topmost (last) rectangle that contains a place; undefined if none does. */
export function indexAt(rects: readonly Rect[], { x, y }: Place): number | undefined {
  const index = rects.findLastIndex((r) => x >= r.x && x <= r.x + r.width && y >= r.y && y <= r.y + r.height);
  return index === -1 ? undefined : index;
}

/** Returns the smallest rectangle around all of `rects`. */
export function enclosingRect(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A drawing with a WebGL context of its own, which it may have to give up. */
export interface ContextHolder {
  /** Returns the drawing's visible area in CSS px²; less than 0 while it is on no page. */
  visibleArea(): number;
  /** Drops its surface, and with it the context, or the surface that it is opening. */
  giveUpContext(): void;
}

const WEBGL_ATTRIBUTES: WebGLContextAttributes = { alpha: false, antialias: false, stencil: true, depth: false };

/**
 * Factor by which a drawing must be more visible than another to take its context. Without it, two drawings in equal
 * sight would take turns.
 */
const MORE_VISIBLE = 2;

const holders = new Map<WebGL2RenderingContext, ContextHolder>();

/** Most contexts that the browser has been seen to give this page. It tells only by losing the oldest. */
let limit = Number.POSITIVE_INFINITY;

/** True once the browser has given this page a context, whatever became of it. */
let given = false;

const aliveCount = () => [...holders.keys()].filter((context) => !context.isContextLost()).length;

/** True if the browser gives the page one more context without taking another one. */
const hasRoom = (): boolean => holders.size < limit;

/** Returns the least visible holder and its context if `asker` is so much more visible that it may have that. */
function holderBehind(asker: ContextHolder) {
  const area = asker.visibleArea();
  const [least] = [...holders]
    .map(([context, holder]) => ({ context, holder, area: holder.visibleArea() }))
    .sort((a, b) => a.area - b.area);
  return least && least.area * MORE_VISIBLE < area ? least : undefined;
}

/** Makes room for `asker` where a less visible holder has a context, also one on which it has not begun to draw. */
function makeRoomFor(asker: ContextHolder): void {
  const { context, holder } = holderBehind(asker) ?? {};
  holder?.giveUpContext();
  // A holder that is still opening its surface does not know the context yet.
  if (context && holders.delete(context)) context.getExtension('WEBGL_lose_context')?.loseContext();
}

/**
 * Opens a WebGL 2 context on `canvas`; undefined where the browser has none, none to spare for a holder so little
 * visible, or one that is lost at birth: then `canvas` is of no use for any other context. Where there is no room, a
 * less visible holder gives its own up.
 */
export function openContext(canvas: HTMLCanvasElement, holder: ContextHolder): WebGL2RenderingContext | undefined {
  if (!hasRoom()) makeRoomFor(holder);
  if (!hasRoom()) return undefined;
  const before = aliveCount();
  const context = canvas.getContext('webgl2', WEBGL_ATTRIBUTES);
  given ||= context !== null;
  if (!context || context.isContextLost()) return undefined;
  const alive = aliveCount();
  holders.set(context, holder);
  // The browser has dropped the oldest context for this one: contexts lost in a crash are not in `before` either.
  if (alive < before) limit = alive + 1;
  return context;
}

/** Forgets a context that is lost or freed. */
export function forgetContext(context: WebGL2RenderingContext): void {
  holders.delete(context);
}

/** True if `asker` could have a WebGL context now. To ask costs no drawing its context. */
export function webglAvailable(asker: ContextHolder): boolean {
  // Where there is no room, one more context would lose another. That others are alive is the answer.
  if (!hasRoom()) return holderBehind(asker) !== undefined && aliveCount() > 0;
  const context = document.createElement('canvas').getContext('webgl2', WEBGL_ATTRIBUTES);
  const available = context !== null && !context.isContextLost();
  if (available) context.getExtension('WEBGL_lose_context')?.loseContext();
  return available;
}

/** True if the browser has WebGL, even if it withholds it now: it has given the page a context before. */
export const webglKnown = (): boolean => given;

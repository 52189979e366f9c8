/** Draws with a WebGL context of its own as long as it may keep it. */
export interface ContextHolder {
  /** CSS px² of it in the window; less than 0 for what is on no page. */
  visibleArea(): number;
  /** Frees its context, at once. */
  giveUpContext(): void;
}

const WEBGL_ATTRIBUTES: WebGLContextAttributes = { alpha: false, antialias: false, stencil: true, depth: false };

/**
 * Factor by which more of one drawing must be seen than of another to take its context. Without it two that are seen
 * alike would take turns.
 */
const MORE_VISIBLE = 2;

const holders = new Map<WebGL2RenderingContext, ContextHolder>();

/** Most contexts that the browser has shown to give this page; it tells only by losing the oldest. */
let limit = Number.POSITIVE_INFINITY;

const aliveCount = () => [...holders.keys()].filter((context) => !context.isContextLost()).length;

/**
 * Whether there is room for one more context. Where the browser gives too few, the holder that is seen least gives its
 * own up, if `asker` is seen more.
 */
export function makeRoom(asker: ContextHolder): boolean {
  if (holders.size < limit) return true;
  const area = asker.visibleArea();
  const [least] = [...holders.values()]
    .map((holder) => ({ holder, area: holder.visibleArea() }))
    .sort((a, b) => a.area - b.area);
  if (!least || least.area * MORE_VISIBLE >= area) return false;
  least.holder.giveUpContext();
  return holders.size < limit;
}

/**
 * A WebGL 2 context on `canvas`; undefined where the browser has none, or none to spare for what is seen as little as
 * `holder`.
 */
export function openContext(canvas: HTMLCanvasElement, holder: ContextHolder): WebGL2RenderingContext | undefined {
  if (!makeRoom(holder)) return undefined;
  const before = aliveCount();
  const context = canvas.getContext('webgl2', WEBGL_ATTRIBUTES);
  if (!context || context.isContextLost()) return undefined;
  const alive = aliveCount();
  holders.set(context, holder);
  // One too many: the oldest is lost at that moment, and not, as in a crash, some time before.
  if (alive < before) limit = alive + 1;
  return context;
}

/** Says that a context is lost or freed. */
export function forgetContext(context: WebGL2RenderingContext): void {
  holders.delete(context);
}

/** Whether `asker` could have a WebGL context now. The context used to find out is released at once. */
export function webglAvailable(asker: ContextHolder): boolean {
  if (!makeRoom(asker)) return false;
  const context = document.createElement('canvas').getContext('webgl2', WEBGL_ATTRIBUTES);
  const available = context !== null && !context.isContextLost();
  if (available) context.getExtension('WEBGL_lose_context')?.loseContext();
  return available;
}

/** Whether the page draws with WebGL at all. */
export const webglInUse = (): boolean => holders.size > 0;

/** The JavaScript heap of the page, in bytes: what is used, and the most that it may be. */
interface Heap {
  readonly used: number;
  readonly limit: number;
}

/**
 * Returns the page's heap; undefined unless the browser is Chromium, which alone reports it. Only `clock` may read
 * `performance`, for the time; this is the one exception, for the memory.
 */
export function readHeap(): Heap | undefined {
  const { memory } = globalThis.performance as { memory?: { usedJSHeapSize: number; jsHeapSizeLimit: number } };
  return memory && { used: memory.usedJSHeapSize, limit: memory.jsHeapSizeLimit };
}

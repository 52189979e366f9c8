/**
 * Calls back every `ms` milliseconds of real time. The function returned stops it. A browser may slow it down on a
 * hidden page.
 */
export function every(ms: number, listener: () => void): () => void {
  const timer = setInterval(listener, ms);
  return () => clearInterval(timer);
}

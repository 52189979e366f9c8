/** Calls back every `ms` milliseconds of real time; the function returned stops that. A browser may slow it on a hidden page. */
export function every(ms: number, listener: () => void): () => void {
  const timer = setInterval(listener, ms);
  return () => clearInterval(timer);
}

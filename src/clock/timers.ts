/** Calls `run` once after `ms` milliseconds. The function returned cancels it. */
export function startTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/**
 * Calls back every `ms` milliseconds of real time. The function returned stops it. A browser may slow it down on a
 * hidden page.
 */
export function startInterval(ms: number, listener: () => void): () => void {
  const timer = setInterval(listener, ms);
  return () => clearInterval(timer);
}

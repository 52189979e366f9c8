/** Calls `run` once after `ms` milliseconds. The function returned cancels it. */
export function startTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/**
 * Calls back every `ms` milliseconds of real time; a browser may slow that down on a hidden page. The function returned
 * stops it.
 */
export function startInterval(ms: number, listener: () => void): () => void {
  const timer = setInterval(listener, ms);
  return () => clearInterval(timer);
}

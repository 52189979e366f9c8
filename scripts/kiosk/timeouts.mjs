/** Result of `withTimeout` when nothing came in time. */
export const TIMED_OUT = Symbol('late');

/**
 * Resolves as a promise does, or to `TIMED_OUT` after so many milliseconds or as soon as a signal is aborted. It
 * rejects as the promise does. Signals keep no reference to it afterwards, so that it can be called for weeks.
 * @template T
 * @param {number} ms
 * @param {Promise<T>} promise
 * @param {...AbortSignal} signals
 * @returns {Promise<T | typeof TIMED_OUT>}
 */
export async function withTimeout(ms, promise, ...signals) {
  let stop = () => undefined;
  /** @type {Promise<typeof TIMED_OUT>} */
  const late = new Promise((resolve) => {
    const end = () => resolve(TIMED_OUT);
    const timer = setTimeout(end, ms);
    for (const signal of signals) signal.addEventListener('abort', end);
    if (signals.some(({ aborted }) => aborted)) end();
    stop = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', end);
    };
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    stop();
  }
}

/**
 * Waits so many milliseconds, or less when a signal is aborted.
 * @param {number} ms
 * @param {...AbortSignal} signals
 */
export async function waitFor(ms, ...signals) {
  await withTimeout(ms, new Promise(() => undefined), ...signals);
}

/**
 * Calls `action` once nothing has asked for it for `ms` milliseconds. The first function returned asks; the second forgets
 * what was asked for.
 */
export function whenSettled(ms: number, action: () => void): readonly [ask: () => void, cancel: () => void] {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const ask = () => {
    cancel();
    timer = setTimeout(action, ms);
  };
  return [ask, cancel];
}

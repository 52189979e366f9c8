/**
 * Debounces `action`: calls it `ms` milliseconds after the last request. The first function returned requests it, the
 * second cancels.
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

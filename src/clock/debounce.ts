/**
 * Debounces `action`: runs it `ms` milliseconds after the last request. The first function returned requests it, the
 * second cancels.
 */
export function debounce(ms: number, action: () => void): readonly [request: () => void, cancel: () => void] {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const request = () => {
    cancel();
    timer = setTimeout(action, ms);
  };
  return [request, cancel];
}

import { useLayoutEffect } from 'react';

let waiting = 0;

/** Number of parts of the page that show a placeholder while their code or content is loading. */
export const pendingPartCount = (): number => waiting;

/** Counts a part as on its way until the function returned is called, once. */
export function countPendingPart(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
  };
}

/** Counts a part as on its way for as long as this is on the page. */
export function PendingPart() {
  useLayoutEffect(countPendingPart, []);
  return null;
}

/** Loads the document again. What it shows until then is not final. */
export function reloadPage(): void {
  countPendingPart();
  location.reload();
}

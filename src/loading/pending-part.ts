import { useLayoutEffect } from 'react';

let waiting = 0;

/** Returns the number of parts of the page that show a placeholder while their code or content is loading. */
export const pendingPartCount = (): number => waiting;

/** Counts a part as loading until the function returned is called; call that once. */
export function countPendingPart(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
  };
}

/** Counts a part as loading while this component is on the page. */
export function PendingPart() {
  useLayoutEffect(countPendingPart, []);
  return null;
}

/** Reloads the document. Until then the page counts as loading, because its content is not final. */
export function reloadPage(): void {
  countPendingPart();
  location.reload();
}

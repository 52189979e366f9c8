import type { MouseEvent } from 'react';

/** True for a click on a link that is left to the browser, such as one that opens a tab. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

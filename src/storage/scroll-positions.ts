import { entriesOf } from './storage';

/** The key under which the router keeps, in the browser's session, how far each entry of the history was scrolled. */
export const SCROLL_POSITIONS = 'react-router-scroll-positions';

/** Drops what is stored there unless it is an object of numbers: the router takes it as it is, and stops working where it is not. */
export function repairScrollPositions(): void {
  try {
    const positions = entriesOf(JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}'));
    if (positions && [...positions.values()].every((y) => typeof y === 'number')) return;
    sessionStorage.removeItem(SCROLL_POSITIONS);
  } catch {
    // Text that is no JSON, or no storage: the router leaves both alone.
  }
}

import type { KeyboardEvent } from 'react';

const STOPS = 'a[href], button:not(:disabled), summary, input:not(:disabled), select, textarea, [tabindex="0"]';

/** For `onKeyDown` of a modal dialog: Tab goes from its last stop to its first and back, not on to the browser's own controls. */
export function trapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}

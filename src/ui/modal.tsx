import type { ComponentProps, KeyboardEvent } from 'react';

const STOPS = 'a[href], button:not(:disabled), summary, input:not(:disabled), select, textarea, [tabindex="0"]';

/** Keeps Tab within a dialog: from its last stop to its first and back, not on to the browser's own controls. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
  const [edge, opposite] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  opposite?.focus();
}

/** A dialog for `showModal`. Every dialog of the site is one. */
export function Modal(props: Omit<ComponentProps<'dialog'>, 'onKeyDown'>) {
  return <dialog {...props} onKeyDown={trapFocus} />;
}

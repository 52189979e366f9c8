import { type FocusEvent, type UIEvent, useState } from 'react';

/**
 * Returns true while a visitor reads in a list, because focus is inside or it is scrolled from its top, and the event
 * handlers that detect this.
 */
export function useReading() {
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(false);
  const handlers = {
    onScroll: ({ currentTarget }: UIEvent) => setAway(currentTarget.scrollTop > 0),
    onFocus: () => setFocused(true),
    // The list keeps its focus when the window loses it.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget ?? document.activeElement)),
  };
  return [focused || away, handlers] as const;
}

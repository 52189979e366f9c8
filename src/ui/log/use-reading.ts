import { type FocusEvent, type UIEvent, useState } from 'react';

/** Whether a visitor reads in a list, because focus is inside or it is scrolled from its top, and what tells of it. */
export function useReading() {
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(false);
  const handlers = {
    onScroll: ({ currentTarget }: UIEvent) => setAway(currentTarget.scrollTop > 0),
    onFocus: () => setFocused(true),
    // A window that loses focus takes none from the list.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget ?? document.activeElement)),
  };
  return [focused || away, handlers] as const;
}

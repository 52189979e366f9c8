import { createContext, useContext, useState } from 'react';
import { useHydrated } from '../ui/hydrated';

/** Sentences about what the page could not use of its URL. */
export const NoticesContext = createContext<readonly string[]>([]);

/** The link's notices in one line, with a button that dismisses them. */
export function Notices() {
  const notices = useContext(NoticesContext);
  const hydrated = useHydrated();
  const [dismissed, setDismissed] = useState(false);
  if (!hydrated || dismissed || notices.length === 0) return null;
  return (
    <section className="notices" aria-label="Notice">
      <p>{notices.join(' ')}</p>
      <button type="button" className="button" onClick={() => setDismissed(true)}>
        Dismiss
      </button>
    </section>
  );
}

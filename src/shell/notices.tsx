import { useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session';
import { focusMain } from '../ui/focus-main';

const NONE: readonly string[] = [];
const none = () => NONE;

/** Sentences about parts of the address that the page could not use, in one line, with a button that dismisses them. */
export function Notices() {
  const { notices: store } = useSession();
  const notices = useSyncExternalStore(store.subscribe, () => store.value, none);
  const [dismissed, setDismissed] = useState(NONE);
  const dismiss = () => {
    setDismissed(notices);
    focusMain();
  };
  if (dismissed === notices || notices.length === 0) return null;
  return (
    <section className="notices row small" aria-label="Notice">
      <p>{notices.join(' ')}</p>
      <button type="button" className="button" onClick={dismiss}>
        Dismiss
      </button>
    </section>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Attempts, loadWithRetries } from '../loading/load-with-retries';
import { reloadPage } from '../loading/pending-part';
import { serverAnswers } from '../loading/server-answers';
import { SlowNotice } from '../loading/slow-notice';
import { hasUnsaved } from '../loading/unsaved';
import { StatusMark } from '../ui/status-mark';
import './route-error.css';

interface MissingPageProps {
  load(): Promise<{ element?: ReactNode }>;
}

/**
 * Stands in for a page whose code could not be loaded during navigation. It reloads the address if the server answers
 * and nothing unsaved would be lost; otherwise it reports the problem, and shows the page once its code has loaded.
 */
export function MissingPage({ load }: MissingPageProps) {
  const [element, setElement] = useState<ReactNode>();
  const [missing, setMissing] = useState(false);
  const attempts = useRef<Attempts>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isOver = false;
    let isAsking = false;
    // Checked at each failure: some browsers never request code again that failed once, and the server may answer by
    // now.
    const loadDocument = async () => {
      if (isAsking) return;
      isAsking = true;
      const isSafe = !hasUnsaved() && (await serverAnswers());
      isAsking = false;
      if (isOver) return;
      if (isSafe) reloadPage();
      else setMissing(true);
    };
    const trying = loadWithRetries(
      load,
      (page) => setElement(page.element),
      () => void loadDocument(),
    );
    attempts.current = trying;
    return () => {
      isOver = true;
      trying.stop();
    };
  }, [load]);
  useEffect(() => {
    if (missing) heading.current?.focus({ preventScroll: true });
  }, [missing]);
  if (element) return element;
  if (!missing)
    return (
      <article className="page" aria-busy="true">
        <SlowNotice>The page is still loading.</SlowNotice>
      </article>
    );
  return (
    <article className="page route-error">
      <p className="eyebrow line fault small">
        <StatusMark tone="fault" /> Not loaded
      </p>
      <h1 ref={heading} tabIndex={-1}>
        This page could not be loaded
      </h1>
      <p>
        {`Its code did not arrive. The page opens by itself when it does; pages you have already visited still work.${hasUnsaved() ? ' A reload discards snapshots you have not downloaded.' : ''}`}
      </p>
      <p className="row roomy">
        <button type="button" className="button button-primary" onClick={() => attempts.current?.retry()}>
          Try again
        </button>
        <button type="button" className="button" onClick={reloadPage}>
          Reload the page
        </button>
        <button type="button" className="button" onClick={() => history.back()}>
          Go back
        </button>
      </p>
    </article>
  );
}

import { useEffect, useRef } from 'react';
import { BRAND } from '../content/brand';
import { reloadPage } from '../loading/pending-part';
import { StatusMark } from '../ui/status-mark';
import './route-error.css';

const HEADING = 'Unexpected Application Error!';

/** Replaces a page that could not be loaded or shown. It does not use the shell, which may be the part that failed. */
export function RouteError() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${HEADING} · ${BRAND.name}`;
    heading.current?.focus();
  }, []);
  return (
    <main className="route-error">
      <p className="eyebrow line fault small">
        <StatusMark tone="fault" /> Error
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {HEADING}
      </h1>
      <p>
        This page stopped working. Reload it to return to the same time of the simulation. A reload discards snapshots
        you have not downloaded.
      </p>
      <p className="row roomy">
        <button type="button" className="button button-primary" onClick={reloadPage}>
          Reload this page
        </button>
        {/* Not a router's link: the page is to be fetched again. */}
        <a className="button" href={import.meta.env.BASE_URL}>
          Return to home
        </a>
      </p>
    </main>
  );
}

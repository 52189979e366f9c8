import { useEffect, useRef } from 'react';
import { StatusMark } from '../ui/status-mark';
import './route-error.css';
import { BRAND } from '../content/brand';

const HEADING = 'Unexpected Application Error!';

/** What is left when a page could not be loaded or shown. It stands alone: the shell may be what failed. */
export function RouteError() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${HEADING} · ${BRAND.name}`;
    heading.current?.focus();
  }, []);
  return (
    <main className="route-error">
      <p className="eyebrow">
        <StatusMark tone="fault" /> Error
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {HEADING}
      </h1>
      <p>
        This page could not be loaded or shown. Any instant of the simulation can be reached again by its link;
        snapshots that were not downloaded go with a reload.
      </p>
      <p className="route-error-ways">
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          Reload this page
        </button>
        {/* Not a router's link: the page is to be fetched anew. */}
        <a className="button" href="/">
          Return to home
        </a>
      </p>
    </main>
  );
}

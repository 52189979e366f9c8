import { useState } from 'react';
import { browserTime } from '../../clock/time-source';
import { clockReading, secondOf } from '../../clock/zone';
import { HOUR_MS } from '../../sim/words/time';
import { useHydrated } from '../../ui/hydrated';
import { keptHealth } from '../health';
import './setup/setup.css';

function Record() {
  const [kept] = useState(() => keptHealth.read());
  if (!kept) return <p>No show has run in this browser yet, or its storage is blocked.</p>;
  const { since, loads, reloads, error } = kept;
  const hours = Math.max(0, Math.floor((browserTime.now() - since) / HOUR_MS));
  return (
    <>
      <dl className="setup-checks stack">
        <div>
          <dt>First load</dt>
          <dd>{`${clockReading(secondOf(since), 'utc')}, ${hours} h ago`}</dd>
        </div>
        <div>
          <dt>Loads</dt>
          <dd>{loads}</dd>
        </div>
        <div>
          <dt>Last error</dt>
          <dd>{error || 'none'}</dd>
        </div>
      </dl>
      <h2>Reloads by the page itself, newest first</h2>
      {reloads.length === 0 && <p>None.</p>}
      <ol className="setup-checks stack">
        {[...reloads].reverse().map(({ at, why }) => (
          <li key={at}>{`${clockReading(secondOf(at), 'utc')}: ${why}`}</li>
        ))}
      </ol>
    </>
  );
}

/** The page with the show’s loads and errors in this browser, which are kept across reloads. */
export function Page() {
  const hydrated = useHydrated();
  return (
    <main className="page" id="main">
      <header className="page-header grid">
        <p className="eyebrow line muted small">Kiosk</p>
        <h1>Kiosk health</h1>
      </header>
      {hydrated && <Record />}
      <noscript>
        <p>This page needs JavaScript.</p>
      </noscript>
    </main>
  );
}

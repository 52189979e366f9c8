import '../../panel/panel.css';
import './kiosk.css';
import './setup/setup.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/hydrated';
import { StatusMark } from '../../ui/status-mark';
import { readKiosk } from '../address';
import { composeAddress, fieldTextsOf } from '../compose';
import type { KioskPageProps, SitePages } from './session/site-pages';
import { checkComputer, type KioskCheck } from './setup/checks';
import { FIELDS, SetupForm } from './setup/form';
import { SetupPreview } from './setup/preview';
import { SetupAddress, SetupCommands } from './setup/result';

const TYPED = FIELDS.map(([name]) => name);

/** Checks of the computer, with their findings. */
function Computer() {
  const [checks, setChecks] = useState<readonly KioskCheck[]>([]);
  useEffect(() => {
    void checkComputer().then(setChecks);
  }, []);
  return (
    <dl className="setup-checks stack">
      {checks.map(({ name, isFine, finding }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <StatusMark tone={isFine ? 'ok' : 'warn'} />
            {` ${finding}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Problems of parameters in the page's own address that have no field. */
function LeftOut({ search, site }: { search: string; site: SitePages }) {
  const { problems } = readKiosk(search, site.paths);
  const remaining = problems.filter(({ name }) => !TYPED.some((each) => each === name));
  return remaining.map(({ name, why }) => (
    <p key={name + why} className="note muted small">
      {`Left out of the address: ${name}. ${why}`}
    </p>
  ));
}

function Builder({ site }: { site: SitePages }) {
  const { search } = useLocation();
  const [texts, setTexts] = useState(() => fieldTextsOf(search, site.paths, TYPED));
  const composed = composeAddress(texts, search, site.paths);
  const { address, unread, query } = composed;
  const labels = FIELDS.filter(([name]) => unread.includes(name)).map(([, label]) => label);
  return (
    <div className="setup">
      <SetupForm texts={texts} composed={composed} change={setTexts} />
      <section className="setup-result stack" aria-label="The address">
        <p role="status">{unread.length > 0 && `To correct: ${labels.join(', ')}.`}</p>
        {unread.length > 0 ? (
          <p className="row roomy">
            <button type="button" className="button button-primary" disabled>
              Start the show
            </button>
          </p>
        ) : (
          <SetupAddress address={address} query={query} />
        )}
        <LeftOut search={search} site={site} />
        <SetupPreview address={address} query={query} site={site} />
        {unread.length === 0 && (
          <>
            <h2>Install it</h2>
            <SetupCommands address={address} query={query} />
          </>
        )}
        <h2>This computer</h2>
        <Computer />
      </section>
    </div>
  );
}

/** The page that composes the address of a show, and checks whether the computer is fit for it. */
export function Page({ site }: KioskPageProps) {
  const hydrated = useHydrated();
  return (
    <main className="page" id="main">
      <header className="page-header grid">
        <p className="eyebrow line muted small">Kiosk</p>
        <h1>Set up a kiosk</h1>
      </header>
      {hydrated && <Builder site={site} />}
      <noscript>
        <p>This page needs JavaScript.</p>
      </noscript>
    </main>
  );
}

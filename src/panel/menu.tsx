import { type ToggleEvent, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useWorld } from '../clock/world';
import type { Dashboard } from '../dashboards/contract';
import { rewrite } from '../link/link';
import { contentHash } from '../sim/canonical';
import { tableCsv } from '../snapshot/csv';
import { downloadCsv, downloadJson } from '../snapshot/download';
import { announce } from '../ui/announcer';
import { copyText } from '../ui/copy';
import { Beacon, BeaconPlace } from './beacon';
import type { Feed } from './feed';
import { InstantCode } from './instant-code';
import { useInstantLink } from './use-instant-link';

interface MenuProps {
  readonly dashboard: Dashboard;
  readonly feed: Feed | undefined;
  readonly solo: boolean;
  /** The panel is shown beside itself 24 hours earlier. */
  readonly compared: boolean;
  compare(): void;
}

/** What else can be done with a panel. */
export function Menu({ dashboard, feed, solo, compared, compare }: MenuProps) {
  const id = useId();
  const { seed } = useWorld();
  const { pathname, search } = useLocation();
  const linkTo = useInstantLink();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState<{ link: string; t: number }>();

  const download = () => {
    const shown = feed?.shown;
    if (!shown) return;
    const { id: panel, version } = dashboard;
    downloadJson(`${panel}-${seed}-${shown.t}.json`, {
      panel,
      version,
      seed,
      t: shown.t,
      settings: feed.settings,
      state: shown.state,
      sha256: contentHash(shown.state),
    });
  };
  const downloadTable = () => {
    const shown = feed?.shown;
    if (shown) downloadCsv(`${dashboard.id}-${seed}-${shown.t}.csv`, tableCsv(dashboard.table(shown.state)));
  };
  /** The panel alone at the instant it shows, standing still. */
  const copyLink = async () => {
    const shown = feed?.shown;
    if (!shown) return;
    if (await copyText(linkTo(shown.t, dashboard.id))) announce('Link copied');
  };
  const showCode = () => {
    const t = feed?.shown?.t;
    setCode(code || t === undefined ? undefined : { link: linkTo(t, dashboard.id), t });
  };
  const readOut = () => {
    if (feed?.shown) announce(dashboard.summary(feed.shown.state));
  };

  return (
    <>
      <button type="button" className="button" popoverTarget={id} disabled={!feed}>
        More
      </button>
      <div
        id={id}
        popover="auto"
        className="panel-menu"
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
      >
        <button type="button" className="button" onClick={download} popoverTarget={id} popoverTargetAction="hide">
          Download JSON
        </button>
        <button type="button" className="button" onClick={downloadTable} popoverTarget={id} popoverTargetAction="hide">
          Download CSV
        </button>
        <button type="button" className="button" onClick={copyLink} popoverTarget={id} popoverTargetAction="hide">
          Copy link to this instant
        </button>
        <button type="button" className="button" onClick={readOut} popoverTarget={id} popoverTargetAction="hide">
          Read current values
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={compared}
          onClick={compare}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          Compare with 24 h earlier
        </button>
        {solo && (
          <button
            type="button"
            className="button"
            aria-pressed={code !== undefined}
            onClick={showCode}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            QR code of this instant
          </button>
        )}
        <Link className="button" to={{ pathname, search: rewrite(search, { panel: solo ? undefined : dashboard.id }) }}>
          {solo ? 'Back to the page' : 'Solo view'}
        </Link>
        {open ? <Beacon at={() => feed?.shown?.t} /> : <BeaconPlace />}
      </div>
      {code && <InstantCode {...code} />}
    </>
  );
}

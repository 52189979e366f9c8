import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useWorld } from '../clock/world';
import type { Dashboard } from '../dashboards/contract';
import { contentHash } from '../sim/canonical';
import { tableCsv } from '../snapshot/csv';
import { downloadCsv, downloadJson } from '../snapshot/download';
import { announce } from '../ui/announcer';
import { copyText } from '../ui/copy';
import type { Feed } from './feed';

/** The same address with another `panel`, everything else as it is. */
function usePanelSearch(panel: string | undefined): string {
  const query = new URLSearchParams(useLocation().search);
  query.delete('panel');
  if (panel) query.set('panel', panel);
  const search = query.toString();
  return search && `?${search}`;
}

interface MenuProps {
  readonly dashboard: Dashboard;
  readonly feed: Feed | undefined;
  readonly solo: boolean;
}

/** What else can be done with a panel. */
export function Menu({ dashboard, feed, solo }: MenuProps) {
  const id = useId();
  const { seed } = useWorld();
  const { pathname } = useLocation();
  const search = usePanelSearch(solo ? undefined : dashboard.id);

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
    const url = new URL(pathname, location.origin);
    url.search = new URLSearchParams({ seed, at: String(shown.t), speed: '0', panel: dashboard.id }).toString();
    if (await copyText(url.href)) announce('Link copied');
  };
  const readOut = () => {
    if (feed?.shown) announce(dashboard.summary(feed.shown.state));
  };

  return (
    <>
      <button type="button" className="button" popoverTarget={id} disabled={!feed}>
        More
      </button>
      <div id={id} popover="auto" className="panel-menu">
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
        <Link className="button" to={{ pathname, search }}>
          {solo ? 'Back to the page' : 'Solo view'}
        </Link>
      </div>
    </>
  );
}

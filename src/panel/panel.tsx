import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useClockState, useWorld } from '../clock/world';
import { clockReading, useZone, wallTime } from '../clock/zone';
import type { Dashboard } from '../dashboards/contract';
import type { LogFilters } from '../sim/log-words';
import { MirrorTable } from '../ui/mirror-table';
import { StatusMark } from '../ui/status-mark';
import { Earlier } from './earlier';
import { Feed, type Shown } from './feed';
import { INITIAL_STATUS } from './feed-status';
import { Inspect } from './inspect';
import { LiveStatus, LiveText } from './live';
import { PanelLog } from './log';
import { Menu } from './menu';
import { stageNotice } from './notice';
import { useSelection } from './selection';
import { useAttention } from './use-attention';
import { zoned } from './zoned-table';
import './panel.css';

const never = () => () => {};

/** What the dashboard shows below its drawing. */
function Legend({ load }: { load: NonNullable<Dashboard['legend']> }) {
  const Loaded = useMemo(() => lazy(load), [load]);
  return (
    <Suspense fallback={<p className="legend" data-loading="" />}>
      <Loaded />
    </Suspense>
  );
}

interface PanelProps {
  readonly dashboard: Dashboard;
  /** The panel fills the viewport and its title is the page's heading. */
  readonly solo?: boolean;
  /** A log is 8 rows high at first instead of 18. */
  readonly compact?: boolean;
  /** Part of the page rather than a card on it: no frame and no large figure. */
  readonly bare?: boolean;
  /** Further words under the drawing. */
  readonly caption?: ReactNode;
  /** The filter with which a log opens. */
  readonly opening?: LogFilters | undefined;
}

/** The frame that every dashboard wears: figures, the drawing and its words, controls, table, footer. */
export function Panel({ dashboard, solo = false, compact = false, bare = false, caption, opening }: PanelProps) {
  const id = useId();
  const world = useWorld();
  const clock = useClockState();
  const host = useRef<HTMLDivElement>(null);
  const [feed, setFeed] = useState<Feed>();
  const [inspecting, setInspecting] = useState(false);
  const [tableOpen, setTableOpen] = useState(false);
  const [compared, setCompared] = useState(false);
  const status = useSyncExternalStore(
    feed?.subscribe ?? never,
    () => feed?.status ?? INITIAL_STATUS,
    () => INITIAL_STATUS,
  );
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const next = new Feed(dashboard, world);
    const asked = dashboard.settingsOfLink?.((name) => query.get(name));
    if (asked) next.change(asked);
    setFeed(next);
    return next.start(host.current as HTMLElement, dashboard.id);
  }, [dashboard, world]);

  useAttention(feed, world.seed, host);

  // One element for good: what is prerendered stays while the legend's code is on its way.
  const legend = useMemo(() => dashboard.legend && <Legend load={dashboard.legend} />, [dashboard]);
  const value = useCallback(({ state }: Shown<unknown>) => dashboard.readout(state).value, [dashboard]);
  const valueUnit = useCallback(({ state }: Shown<unknown>) => dashboard.readout(state).unit, [dashboard]);
  const valueLabel = useCallback(({ state }: Shown<unknown>) => dashboard.readout(state).label, [dashboard]);
  const summary = useCallback(({ state }: Shown<unknown>) => dashboard.summary(state), [dashboard]);
  const [incident] = useSelection();
  const zone = useZone();
  const instant = useCallback(({ t }: Shown<unknown>) => clockReading(t, zone), [zone]);
  const table = useCallback(
    ({ state, t }: Shown<unknown>) => {
      const printed = dashboard.table(state);
      return zone === 'utc' ? printed : zoned(printed, t, (at) => wallTime(at, zone));
    },
    [dashboard, zone],
  );
  const mirror = useCallback(
    (show: (table: ReturnType<Dashboard['table']>) => void) =>
      feed?.mirror.listen((shown) => show(table(shown))) ?? (() => {}),
    [feed, table],
  );

  const Heading = solo ? 'h1' : 'h2';
  const notice = stageNotice(status);
  const picture = dashboard.stage ?? dashboard.log;
  const showTable = status.computed && (tableOpen || status.stage === 'unavailable' || !picture);
  return (
    <section className="panel" id={dashboard.id} aria-labelledby={`${id}-title`} data-solo={solo} data-bare={bare}>
      <header className="panel-header">
        <Heading id={`${id}-title`} tabIndex={solo ? -1 : undefined}>
          {dashboard.title} <span className="panel-unit">{dashboard.unit}</span>
        </Heading>
        {status.held || clock.mode === 'paused' ? (
          <span className="panel-state">
            <StatusMark tone="idle" /> paused
          </span>
        ) : (
          <LiveStatus feed={feed} dashboard={dashboard} />
        )}
      </header>
      {!bare && (
        <p className="panel-value">
          <LiveText feed={feed} rhythm="figures" read={value} />{' '}
          <small>
            <LiveText feed={feed} rhythm="figures" read={valueUnit} />{' '}
            <LiveText feed={feed} rhythm="figures" read={valueLabel} />
          </small>
        </p>
      )}
      <figure data-stage={dashboard.stage ? status.stage : 'none'} data-drawn-by={status.drawnBy}>
        {dashboard.log ? (
          <div ref={host} className="panel-log" data-compact={compact}>
            {feed && status.computed && (
              <PanelLog
                dashboard={dashboard}
                load={dashboard.log}
                feed={feed}
                held={status.held}
                compact={compact}
                opening={opening}
              />
            )}
          </div>
        ) : (
          <div
            ref={host}
            className="panel-plot"
            role="img"
            aria-label={`Drawing: ${dashboard.title}`}
            aria-describedby={`${id}-summary`}
          />
        )}
        {notice && <p className="panel-notice">{notice}</p>}
        <noscript>
          <p className="panel-notice">This panel simulates its values in your browser and needs JavaScript.</p>
        </noscript>
        <figcaption>
          {caption}
          {legend}
          <p id={`${id}-summary`} className={bare ? 'visually-hidden' : 'panel-summary'}>
            <LiveText feed={feed} rhythm="mirror" read={summary} />
          </p>
        </figcaption>
      </figure>
      <div className="panel-controls">
        <button
          type="button"
          className="button"
          disabled={!feed}
          onClick={() => (status.held ? feed?.resume() : feed?.pause())}
        >
          {status.held ? 'Resume' : 'Pause'}
        </button>
        {picture && (
          <button
            type="button"
            className="button"
            disabled={!feed}
            aria-expanded={tableOpen}
            data-shortcut="table"
            onClick={() => setTableOpen(!tableOpen)}
          >
            Table
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={!feed}
          aria-expanded={inspecting}
          onClick={() => setInspecting(!inspecting)}
        >
          Inspect
        </button>
        <Menu
          dashboard={dashboard}
          feed={feed}
          solo={solo}
          compared={compared}
          compare={() => setCompared(!compared)}
        />
        {solo && clock.mode !== 'live' && (
          <button type="button" className="button" onClick={() => world.clock.goLive()}>
            Return to live
          </button>
        )}
      </div>
      {inspecting && feed && <Inspect feed={feed} table={table} instantOf={dashboard.instantOf} />}
      {showTable && feed?.shown && (
        <MirrorTable
          caption={`${dashboard.title}, ${dashboard.unit}`}
          key={zone}
          initial={table(feed.shown)}
          source={mirror}
          marked={incident}
        />
      )}
      {compared && feed?.shown && (
        <Earlier dashboard={dashboard} feed={feed} world={world} tabled={showTable} table={table} />
      )}
      <footer className="panel-footer">
        <span>Simulated</span>
        <span>
          model {dashboard.id} {dashboard.version}
        </span>
        <LiveText feed={feed} rhythm="figures" read={instant} />
      </footer>
    </section>
  );
}

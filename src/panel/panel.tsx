import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useClockState, useWorld } from '../clock/world';
import { clockReading, useZone, wallTime } from '../clock/zone';
import type { Dashboard } from '../dashboards/contract';
import { useAddress } from '../link/address';
import { Boundary } from '../loading/boundary';
import { useHighlight } from '../selection/use-highlight';
import type { LogFilters } from '../sim/words/log-filters';
import { printed } from '../sim/words/table';
import { ClockChip } from './clock-chip';
import { Control } from './control';
import { Earlier } from './earlier';
import { Feed, type Shown } from './feed';
import { INITIAL_STATUS } from './feed-status';
import { Figures } from './figures';
import { Inspect } from './inspect';
import { InstantCode } from './instant-code';
import { Legend } from './legend';
import { LiveStatus, LiveText } from './live';
import { PanelLog } from './log';
import { type CodedInstant, Menu } from './menu';
import { Motion, MovingPanel } from './moving';
import { PanelTable } from './panel-table';
import { PauseControl } from './pause-control';
import { PointerText } from './pointer-text';
import { StageNotice } from './stage-notice';
import { useComplete } from './use-complete';
import { useDragThroughTime } from './use-drag-through-time';
import './panel.css';
import './figure.css';
import './controls.css';
import './menu.css';
import './instant-code.css';
import './earlier.css';
import './inspect.css';
import './solo.css';

const never = () => () => {};

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
  /** Names how the page's panels are arranged, where they come and go: when it changes, the panel glides to its new place. */
  readonly arrangement?: string;
  /** Called once the panel's content is there: its drawing or log, its figures and its legend. */
  complete?(): void;
}

/** Figures, the drawing and its words, controls, table, footer. */
function Frame({
  dashboard,
  solo = false,
  compact = false,
  bare = false,
  caption,
  opening,
  arrangement,
  complete,
}: PanelProps) {
  const id = useId();
  const world = useWorld();
  const address = useAddress();
  const clock = useClockState();
  const host = useRef<HTMLDivElement>(null);
  const [feed, setFeed] = useState<Feed>();
  const [inspecting, setInspecting] = useState(false);
  const [tableOpen, setTableOpen] = useState(false);
  const [compared, setCompared] = useState(false);
  const [coded, setCoded] = useState<CodedInstant>();
  const status = useSyncExternalStore(
    feed?.subscribe ?? never,
    () => feed?.status ?? INITIAL_STATUS,
    () => INITIAL_STATUS,
  );
  const { stage, logged, explained } = useComplete(dashboard, status, complete);
  useEffect(() => {
    const settingsIn = (search: string) => {
      const query = new URLSearchParams(search);
      return dashboard.settingsOfLink?.((name) => query.get(name));
    };
    const next = new Feed(dashboard, world);
    const linkSettings = settingsIn(location.search);
    if (linkSettings) next.change(linkSettings);
    setFeed(next);
    const leave = address.onRestore((search) => {
      if (dashboard.settingsOfLink) next.change(settingsIn(search) ?? dashboard.settings);
    });
    const stop = next.start(host.current as HTMLElement, dashboard.id);
    return () => {
      leave();
      stop();
    };
  }, [dashboard, world, address]);

  useHighlight(feed?.stage, world.seed, host);
  useDragThroughTime(feed, host);
  // Where the panel does not glide, it is in its new place at once.
  useEffect(() => {
    if (arrangement !== undefined) feed?.stage.moved();
  }, [feed, arrangement]);

  // One element for good: what is prerendered stays while the legend's code is on its way.
  const legend = useMemo(
    () => dashboard.legend && <Legend load={dashboard.legend} arrived={explained} />,
    [dashboard, explained],
  );
  const zone = useZone();
  const instant = useCallback(({ t }: Shown<unknown>) => clockReading(t, zone), [zone]);
  const table = useCallback(
    ({ state }: Shown<unknown>) =>
      printed(dashboard.table(state), zone === 'utc' ? undefined : (at) => wallTime(at, zone)),
    [dashboard, zone],
  );

  const Heading = solo ? 'h1' : 'h2';
  const picture = dashboard.stage ?? dashboard.log;
  const showTable =
    status.computed && (tableOpen || status.stage === 'unavailable' || status.stage === 'missing' || !picture);
  useEffect(() => feed?.showTable(showTable), [feed, showTable]);
  return (
    <MovingPanel
      id={dashboard.id}
      labelledBy={`${id}-title`}
      solo={solo}
      bare={bare}
      arrangement={arrangement}
      moved={() => feed?.stage.moved()}
    >
      <header className="panel-header">
        <Heading id={`${id}-title`} tabIndex={solo ? -1 : undefined}>
          {dashboard.title} <span className="panel-unit">{dashboard.unit}</span>
        </Heading>
        <ClockChip held={status.paused} />
        <LiveStatus feed={feed} dashboard={dashboard} />
        <div className="panel-controls">
          <PauseControl live={dashboard.live === true} feed={feed} paused={status.paused} />
          {picture && (
            <Control
              sign="table"
              name="Table"
              disabled={!feed}
              aria-expanded={tableOpen}
              data-shortcut="table"
              onClick={() => setTableOpen(!tableOpen)}
            />
          )}
          <Control
            sign="inspect"
            name="Inspect"
            disabled={!feed}
            aria-expanded={inspecting}
            onClick={() => setInspecting(!inspecting)}
          />
          <Boundary name="The menu">
            <Menu
              dashboard={dashboard}
              feed={feed}
              solo={solo}
              compared={compared}
              compare={() => setCompared(!compared)}
              coded={coded !== undefined}
              code={setCoded}
            />
          </Boundary>
          {solo && clock.mode !== 'live' && (
            <Control sign="live" name="Return to live" onClick={() => world.clock.goLive()} />
          )}
        </div>
      </header>
      <Figures feed={feed} dashboard={dashboard} bare={bare} summaryId={`${id}-summary`} />
      <figure data-stage={stage} data-drawn-by={status.drawnBy}>
        <div className="panel-body" data-view={showTable ? 'table' : 'picture'}>
          {dashboard.log ? (
            <div ref={host} className="panel-log" data-compact={compact}>
              {feed && status.seen && (
                <PanelLog
                  dashboard={dashboard}
                  load={dashboard.log}
                  feed={feed}
                  paused={status.paused}
                  compact={compact}
                  opening={opening}
                  arrived={logged}
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
          {dashboard.stage && feed && <PointerText feed={feed} host={host} table={table} />}
          {feed && status.computed && (
            <PanelTable caption={`${dashboard.title}, ${dashboard.unit}`} feed={feed} shown={showTable} table={table} />
          )}
          {inspecting && feed && (
            <Boundary name="The inspector">
              <Inspect feed={feed} table={table} instantOf={dashboard.instantOf} />
            </Boundary>
          )}
        </div>
        <StageNotice status={status} feed={feed} />
        <noscript>
          <p className="panel-notice">This panel simulates its values in your browser and needs JavaScript.</p>
        </noscript>
        {(caption || legend) && (
          <figcaption>
            {caption}
            {legend}
          </figcaption>
        )}
      </figure>
      {coded && <InstantCode {...coded} />}
      {compared && feed?.shown && (
        <Earlier dashboard={dashboard} feed={feed} world={world} tabled={showTable} table={table} />
      )}
      <footer className="panel-footer">
        <span>Simulated</span>
        <span>
          model {dashboard.id} {dashboard.version}
        </span>
        <LiveText feed={feed} read={instant} />
      </footer>
    </MovingPanel>
  );
}

/** The frame that every dashboard wears. An error inside leaves the rest of the page alone. */
export function Panel(props: PanelProps) {
  return (
    <Boundary name={`The panel “${props.dashboard.title}”`}>
      <Motion>
        <Frame {...props} />
      </Motion>
    </Boundary>
  );
}

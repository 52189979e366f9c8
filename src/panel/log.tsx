import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { whenSettled } from '../clock/settle';
import { browserTime } from '../clock/source';
import { useWorld } from '../clock/world';
import { useZone, wallTime } from '../clock/zone';
import type { Dashboard, Lag, LogModule, Settings } from '../dashboards/contract';
import { useAddress } from '../link/address';
import type { LogFilters } from '../sim/log-words';
import { downloadJsonText } from '../snapshot/download';
import { FORMAT, sealed } from '../snapshot/snapshot';
import type { Feed } from './feed';
import { useSelection } from './selection';

/** Where the time of day stands in an instant. */
const TIME_OF_DAY = 11;

/** Stands in for a log whose code could not be loaded. */
function Unavailable() {
  return <p className="panel-notice">The log could not be loaded. The table holds the values.</p>;
}

/** A module of that log, or of the notice that it is not to be had. Never rejects. */
async function loaded(load: () => Promise<LogModule>): Promise<LogModule> {
  try {
    return await load();
  } catch (error) {
    console.error('The log could not be loaded.', error);
    return { default: Unavailable };
  }
}

/** Milliseconds after which a log whose instant has not been moved any more stands still. */
const STILL_MS = 250;

interface LogState {
  readonly state: unknown;
  /** A visitor moves the instant: the states follow each other in less than `STILL_MS`. */
  readonly moving: boolean;
}

/** What the log shows: the newest of the feed's states, at most a few a second while time runs. */
function useLogState(feed: Feed): LogState {
  const [shown, show] = useState<LogState>({ state: feed.shown?.state, moving: false });
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const [ask, cancel] = whenSettled(STILL_MS, () => show(({ state }) => ({ state, moving: false })));
    const stop = feed.log.listen(({ state }, resting) => {
      const now = browserTime.monotonic();
      const moving = resting && now - last < STILL_MS;
      last = now;
      // A visitor who moves through time sees an instant everywhere in one frame; while it runs, the render is a task of its own.
      if (resting) flushSync(() => show({ state, moving }));
      else show({ state, moving });
      if (moving) ask();
    });
    return () => {
      stop();
      cancel();
    };
  }, [feed]);
  return shown;
}

/** How far the panel is behind its world; undefined unless it is held. */
function useLag(feed: Feed, held: boolean): Lag<unknown> | undefined {
  const [lag, setLag] = useState<Lag<unknown>>();
  useEffect(() => (held ? feed.behind.listen(() => setLag(feed.lag())) : setLag(undefined)), [feed, held]);
  return held ? lag : undefined;
}

interface PanelLogProps {
  readonly dashboard: Dashboard;
  readonly load: () => Promise<LogModule>;
  /** With a first state. */
  readonly feed: Feed;
  readonly held: boolean;
  readonly compact: boolean;
  readonly opening: LogFilters | undefined;
}

/** A dashboard's log in place of a drawing, fed by the panel. */
export function PanelLog({ dashboard, load, feed, held, compact, opening }: PanelLogProps) {
  const Log = useMemo(() => lazy(() => loaded(load)), [load]);
  const { seed, clock } = useWorld();
  const { state, moving } = useLogState(feed);
  const lag = useLag(feed, held);
  const zone = useZone();
  const address = useAddress();
  const [selected, select] = useSelection();
  const settings = useSyncExternalStore(feed.subscribe, () => feed.settings);
  const change = (next: Settings) => {
    feed.change(next);
    address.change(dashboard.linkOfSettings?.(next) ?? {});
  };
  const save = (name: string, data: Readonly<Record<string, unknown>>) => {
    const ts = feed.shown?.t;
    if (ts === undefined) return;
    const { id, version } = dashboard;
    const models = { [id]: { version, settings } };
    const content = { format: FORMAT, seed, ts, models, entries: [{ name: `${id}/${name}`, data }] } as const;
    void downloadJsonText(`${id}-${seed}-${ts}-${name}.json`, sealed(content));
  };
  return (
    <Suspense>
      <Log
        seed={seed}
        state={state}
        settings={settings}
        compact={compact}
        opening={opening}
        moving={moving}
        time={(t) => wallTime(t, zone).slice(TIME_OF_DAY)}
        lag={lag}
        selected={selected}
        select={select}
        resume={() => feed.resume()}
        now={() => clock.now()}
        change={change}
        save={save}
      />
    </Suspense>
  );
}

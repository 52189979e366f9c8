import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useWorld } from '../clock/world';
import type { Dashboard, Lag, LogModule } from '../dashboards/contract';
import { downloadJson } from '../snapshot/download';
import type { Feed } from './feed';
import { useSelection } from './selection';

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

/** The state that the log shows: the newest of the feed's, at most a few a second. */
function useLogState(feed: Feed): unknown {
  const [state, setState] = useState(feed.shown?.state);
  useEffect(() => feed.log.listen((shown) => setState(shown.state)), [feed]);
  return state;
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
}

/** A dashboard's log in place of a drawing, fed by the panel. */
export function PanelLog({ dashboard, load, feed, held, compact }: PanelLogProps) {
  const Log = useMemo(() => lazy(() => loaded(load)), [load]);
  const { seed, clock } = useWorld();
  const state = useLogState(feed);
  const lag = useLag(feed, held);
  const [selected, select] = useSelection();
  const settings = useSyncExternalStore(feed.subscribe, () => feed.settings);
  const save = (name: string, content: Readonly<Record<string, unknown>>) => {
    const { id: panel, version } = dashboard;
    const t = feed.shown?.t;
    downloadJson(`${panel}-${seed}-${t}-${name}.json`, { panel, version, seed, t, settings, ...content });
  };
  return (
    <Suspense>
      <Log
        seed={seed}
        state={state}
        settings={settings}
        compact={compact}
        lag={lag}
        selected={selected}
        select={select}
        resume={() => feed.resume()}
        now={() => clock.now()}
        change={(next) => feed.change(next)}
        save={save}
      />
    </Suspense>
  );
}

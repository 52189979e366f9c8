import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { zonedTime } from '../../clock/zone';
import type { Dashboard, Lag, Log } from '../../dashboards/contract';
import { Part } from '../../loading/part';
import { downloadJsonText } from '../../records/download/download';
import { FORMAT, signedText } from '../../records/snapshots/file/snapshot';
import { comparisonWords } from '../../session/address/comparison';
import { LOG_IDS, type LogId } from '../../session/address/page-choices';
import { useLogFilter } from '../../session/log-filters';
import { viewOfSettings } from '../../session/settings';
import { useSelection, useSession, useView, useZone } from '../../session/use-session';
import { useWorld } from '../../session/world';
import type { LogFilter } from '../../sim/tables/log-filters';
import type { LogControls } from '../../ui/log/log-controls';
import type { Display } from '../feed/display';
import type { Feed } from '../feed/feed';
import { Why } from './why';

const NONE: readonly LogId[] = [];

/** Position of the time of day in an ISO text of an instant. */
const TIME_OF_DAY = 11;

/** Returns what the log shows: the feed's newest display, at most five a second while time runs. */
function useLogDisplay(feed: Feed): Display | undefined {
  const [display, setDisplay] = useState(feed.display);
  useEffect(
    () =>
      // A visitor who moves through stopped time sees every part of the page in one frame; while time runs, the render
      // is a task by itself.
      feed.updates.log.listen((next, isStopped) => (isStopped ? flushSync(() => setDisplay(next)) : setDisplay(next))),
    [feed],
  );
  return display;
}

/** Returns the lag of a paused panel behind its world; undefined unless it is paused. */
function useLag(feed: Feed, isPaused: boolean): Lag<unknown> | undefined {
  const [lag, setLag] = useState<Lag<unknown>>();
  useEffect(() => (isPaused ? feed.updates.lag.listen(() => setLag(feed.lag())) : setLag(undefined)), [feed, isPaused]);
  return isPaused ? lag : undefined;
}

const isLogId = (id: string): id is LogId => LOG_IDS.some((each) => each === id);

interface PanelLogProps {
  readonly dashboard: Dashboard;
  readonly log: Log;
  /** A feed that has a first state. */
  readonly feed: Feed;
  readonly isPaused: boolean;
  readonly compact: boolean;
  readonly opening: LogFilter | undefined;
  /** Called when the log's first rows are on the page. */
  arrived(): void;
}

/** A dashboard's log, fed by the panel; it stands in place of a drawing. */
export function PanelLog({ dashboard, log, feed, isPaused, compact, opening, arrived }: PanelLogProps) {
  const { clock } = useWorld();
  const display = useLogDisplay(feed);
  const { world = feed.world.name, state, other, comparison } = display ?? {};
  const lag = useLag(feed, isPaused);
  const zone = useZone();
  const otherWords = comparison ? comparisonWords(comparison, zone) : '';
  const session = useSession();
  const [selected, select] = useSelection();
  const [filter, setFilter] = useLogFilter(log.filter, opening);
  const asJson = useView((view) => view.json) ?? NONE;
  const { id } = dashboard;
  const json = asJson.some((each) => each === id);
  const showJson = (on: boolean) => {
    const rest = asJson.filter((each) => each !== id);
    session.change({ json: on && isLogId(id) ? [...rest, id] : rest });
  };
  const settings = useSyncExternalStore(feed.subscribe, () => feed.settings);
  const resume = () => feed.resume();
  const time = (t: number) => zonedTime(t, zone).slice(TIME_OF_DAY);
  const why: LogControls['why'] = (key, only) => {
    const isOther = only === 'other' && display && other;
    return <Why feed={feed} row={key} of={isOther ? { ...other, settings: display.settings } : display} />;
  };
  const save = (name: string, data: Readonly<Record<string, unknown>>) => {
    if (!display) return;
    const { version } = dashboard;
    const models = { [id]: { version, settings: display.settings } };
    const content = {
      format: FORMAT,
      seed: world,
      ts: display.at,
      models,
      entries: [{ name: `${id}/${name}`, data }],
    } as const;
    void downloadJsonText(`${id}-${world}-${display.at}-${name}.json`, signedText(content));
  };
  return (
    <Part
      name="The log"
      load={log.loadView}
      without="The table shows the values."
      arrived={arrived}
      props={{
        world,
        state,
        other: other?.state,
        settings,
        filter,
        setFilter,
        lag,
        now: () => clock.now(),
        change: (next) => session.change(viewOfSettings(next)),
        controls: { compact, otherWords, selected, select, time, json, showJson, resume, why, save },
      }}
    />
  );
}

import type { Clock } from '../clock/clock';
import type { Dashboard } from '../dashboards/contract';
import { dashboards } from '../dashboards/registry';
import { PanelTime } from '../panel/feed/panel-time';
import { type RunningFeed, runningFeeds } from '../panel/feed/running-feeds';
import type { Session } from '../session/session';
import { settingsOf } from '../session/settings';
import type { World } from '../session/world';
import { canonicalJson, textHash } from '../sim/math/canonical';
import type { DrawnStage, PanelReport, Ready, ShownState } from './northwall';
import { stageOf, untilStable } from './until-stable';

/** Panels on the page in the order of their ids, without figures that stand alone in a text. */
const panels = (): readonly RunningFeed[] =>
  runningFeeds()
    .filter((one) => stageOf(one) !== undefined)
    .sort((a, b) => (a.feed.dashboard.id < b.feed.dashboard.id ? -1 : 1));

const report = (panel: RunningFeed): PanelReport => {
  const { dashboard, display, status } = panel.feed;
  return {
    id: dashboard.id,
    stage: stageOf(panel) ?? 'none',
    renderer: status.drawnBy,
    rows: display ? dashboard.table(display.state).rows.length : 0,
  };
};

/** Resolves to the instant shown, once the page has `arrived` at its address and has been drawn. */
export async function whenDrawn(clock: Clock, arrived: () => boolean, all: boolean): Promise<number> {
  await untilStable(all, () => clock.state.rate === 0, arrived);
  return clock.now();
}

/** Report of the page's display of a world at `t`; see `Northwall.ready`. */
export async function reportAt(world: World, t: number): Promise<Ready> {
  const { beaconAt } = await import('../records/beacon/beacon');
  const reports = panels().map(report);
  return {
    world: world.name,
    t,
    beacon: beaconAt(world.name, t, world.cycleDays),
    renderer: reports.find(({ renderer }) => renderer)?.renderer,
    panels: reports,
  };
}

/** State of a dashboard whose panel is not on the page, or was not in the window yet. */
function unseen(dashboard: Dashboard, { view, world }: Session) {
  const [t, settings] = [world.clock.now(), settingsOf(dashboard, view, world)];
  const at = new PanelTime(dashboard, world).reading(t);
  return { world: world.name, t, at, settings, state: dashboard.state(world.name, at, settings) };
}

/** See `Northwall.state`. Throws a RangeError for anything but a dashboard's id. */
export function stateOf(session: Session, id: unknown): ShownState {
  const dashboard = Object.values<Dashboard>(dashboards).find((one) => one.id === id);
  if (!dashboard) throw new RangeError(`state takes the id of a panel: ${Object.keys(dashboards).join(', ')}.`);
  const feed = panels().find((one) => one.feed.dashboard.id === id)?.feed;
  const { world, t, at, settings, state } = feed?.display ?? unseen(dashboard, session);
  const text = canonicalJson(state);
  const copy: unknown = JSON.parse(text);
  const { version } = dashboard;
  return { id: dashboard.id, version, seed: world, t, at, settings, state: copy, hash: textHash(text) };
}

/** See `Northwall.stages`. */
export async function stages(): Promise<readonly DrawnStage[]> {
  const renderings = panels().map(async ({ feed: { dashboard, stage, display } }): Promise<readonly DrawnStage[]> => {
    const { scene, rendering } = stage ?? {};
    if (!scene || !rendering || !display) return [];
    const hash = textHash(canonicalJson(display.state));
    const { describeMarks } = await import('../plot/render/describe');
    return [{ ...rendering, id: dashboard.id, hash, marks: describeMarks(scene.container) }];
  });
  return (await Promise.all(renderings)).flat();
}

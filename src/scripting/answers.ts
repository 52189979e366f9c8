import type { World } from '../clock/world';
import { type OnPage, onPage } from '../panel/on-page';
import { canonicalJson, textHash } from '../sim/math/canonical';
import type { DrawnStage, PanelReport, Ready, ShownState } from './northwall';
import { stageOf, untilStable } from './stable';

/** The panels on the page in the order of their ids, without figures that stand alone in a text. */
const panels = (): readonly OnPage[] =>
  onPage()
    .filter((one) => stageOf(one) !== undefined)
    .sort((a, b) => (a.feed.dashboard.id < b.feed.dashboard.id ? -1 : 1));

const report = (panel: OnPage): PanelReport => {
  const { dashboard, shown, status } = panel.feed;
  return {
    id: dashboard.id,
    stage: stageOf(panel) ?? 'none',
    renderer: status.drawnBy,
    rows: shown ? dashboard.table(shown.state).rows.length : 0,
  };
};

/** Resolves to the instant shown, once it is drawn. */
export async function drawn({ clock }: World, all: boolean): Promise<number> {
  await untilStable(all, () => clock.state.rate === 0);
  return clock.now();
}

/** See `Northwall.ready`. */
export async function ready(world: World, all: boolean): Promise<Ready> {
  const t = await drawn(world, all);
  const { beaconAt } = await import('../beacon/beacon');
  const reports = panels().map(report);
  return {
    t,
    beacon: beaconAt(world.seed, t, world.cycleDays),
    renderer: reports.find(({ renderer }) => renderer)?.renderer,
    panels: reports,
  };
}

/** See `Northwall.state`. Throws a RangeError where no such panel is on the page, or it has no state yet. */
export function stateOf({ seed }: World, id: unknown): ShownState {
  const there = panels();
  const feed = there.find((one) => one.feed.dashboard.id === id)?.feed;
  if (!feed) {
    const ids = there.map((one) => one.feed.dashboard.id).join(', ') || 'none';
    throw new RangeError(`state takes the id of a panel on this page: ${ids}.`);
  }
  const { dashboard, settings, shown } = feed;
  if (!shown)
    throw new RangeError(
      `The panel ${dashboard.id} has no state yet: call ready first, with { all: true } where it is off screen.`,
    );
  const text = canonicalJson(shown.state);
  const { t, at } = shown;
  const copy: unknown = JSON.parse(text);
  return { id: dashboard.id, version: dashboard.version, seed, t, at, settings, state: copy, hash: textHash(text) };
}

/** See `Northwall.stages`. */
export async function stages(): Promise<readonly DrawnStage[]> {
  const drawings = panels().map(async ({ feed: { dashboard, drawing, shown } }): Promise<readonly DrawnStage[]> => {
    if (!drawing || !shown) return [];
    const hash = textHash(canonicalJson(shown.state));
    return [{ ...drawing, id: dashboard.id, hash, marks: await drawing.marks() }];
  });
  return (await Promise.all(drawings)).flat();
}

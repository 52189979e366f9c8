import { Container } from 'pixi.js';
import { NEVER } from '../../plot/grammar/motion';
import type { Place } from '../../plot/grammar/rect';
import type { Viewport } from '../../plot/grammar/viewport';
import { type CreateScene, FULL_PACE } from '../../plot/surface/scene';
import { clamp, lerp } from '../../sim/math/math';
import type { Incident } from '../../sim/world/incidents/incidents';
import { createBrakeHold } from './scene/brake-hold';
import { createBundle, SLOWLY_MS } from './scene/bundle';
import { createOtherForks } from './scene/dots/other-forks';
import { momentAt } from './scene/map';
import { createInstantLine } from './scene/page/instant';
import { type ForksLayout, layoutForks } from './scene/page/layout';
import { createNow } from './scene/page/now';
import { type ForkName, forkNear, incidentItem, vetoNear } from './scene/page/pointer';
import { createWords } from './scene/page/words';
import { nextChange, visibleWorldAt } from './scene/visible-world';
import type { ForksState } from './sim';

/**
 * Distance past the picture's oldest edge, CSS px at scale 1, at which the live line begins to thin out, so that it is
 * whole while the world runs.
 */
const FED_BEYOND = 200;
/** Light of the foreseen lines in a world at rest; 1 while it runs. Brighter, and a world that stands seems to run. */
const FORESEEN_AT_REST = 0.4;

/**
 * Effect of the world's pace on the drawing: the stretch of the past with its live line at full width, and the light of
 * the foreseen lines.
 */
function paced(pace: number, { map }: ForksLayout, { scale }: Viewport) {
  const runs = clamp(pace, 0, 1);
  return {
    fed: runs ** 1.5 * (map.before * map.pxPerMs + FED_BEYOND * scale),
    foreseen: lerp(FORESEEN_AT_REST, 1, runs),
  };
}

/**
 * Scene of the forks for a page: with ids, phases and the comparison. It can be pointed at, dragged through time, and
 * shows the pace of the brake.
 */
export const createScene: CreateScene<ForksState> = (kind) => {
  const container = new Container();
  const bundle = createBundle(kind);
  const otherForks = createOtherForks(kind);
  const instantLine = createInstantLine();
  const words = createWords(kind);
  const now = createNow(kind);
  container.addChild(
    bundle.back,
    otherForks.container,
    bundle.tern,
    instantLine.container,
    words.container,
    now.container,
    bundle.front,
  );

  let arrangement: { layout: ForksLayout; viewport: Viewport } | undefined;
  let state: ForksState | undefined;
  let row: string | undefined;
  let pointed: ForkName | undefined;
  let isPointedAt = false;
  let instant: number | undefined;
  let selected: Incident | undefined;
  let drawnAt = Number.NaN;
  const holdAt = createBrakeHold();

  /** Fork of the inspected row. */
  function inspected(): ForkName | undefined {
    if (row === undefined || !state) return undefined;
    return { slice: state.slice, fork: state.forks.findIndex(({ core }) => String(core) === row) };
  }

  /** Id of the incident whose words or line are at a place, if any. */
  const incidentAt = (place: Place): string | undefined =>
    words.incidentAt(place) ?? (arrangement && state && vetoNear(state.world, arrangement.layout.map, place, drawnAt));

  return {
    container,
    softwareInterval: SLOWLY_MS,
    showsPace: true,
    layout(viewport, palette) {
      const layout = layoutForks(viewport);
      arrangement = { layout, viewport };
      bundle.layout({ area: layout, viewport, palette });
      otherForks.layout(layout.map, viewport, palette);
      for (const part of [instantLine, words, now]) part.layout(layout, viewport, palette);
    },
    update(newest, other, isOtherStill) {
      const isOtherWorld = state?.world !== newest.world;
      state = newest;
      return otherForks.update(newest, other, isOtherStill) || isOtherWorld;
    },
    draw({ t, reducedMotion, pace }) {
      if (!arrangement || !state) return NEVER;
      const { layout, viewport } = arrangement;
      drawnAt = t;
      const visible = visibleWorldAt(state.world, layout.map, t, reducedMotion);
      const named = pointed ?? inspected();
      words.draw(visible);
      otherForks.draw(visible);
      bundle.draw(visible, {
        ...paced(reducedMotion ? FULL_PACE : pace, layout, viewport),
        selected,
        // While the brake is held, its metres take the place of the words.
        announces: pace >= FULL_PACE,
        pointedIn: ({ index }) => (named?.slice === index ? named.fork : null),
        topsOf: words.topsOf,
        hold: holdAt(pace),
        isCompared: otherForks.container.visible,
      });
      now.draw(state.world, t);
      instantLine.draw(isPointedAt ? undefined : instant, t);
      return nextChange(visible, layout.map, viewport);
    },
    highlightRow(key) {
      row = key;
    },
    highlight({ instant: at, selected: incident }) {
      instant = at;
      selected = incident;
    },
    instantAt({ x, y }) {
      if (!arrangement || Number.isNaN(drawnAt)) return undefined;
      return Math.round(drawnAt + momentAt(arrangement.layout.map, x, y).ms);
    },
    rowAt(place) {
      const fork = arrangement && state && forkNear(state.world, arrangement.layout.map, place, drawnAt);
      return fork?.slice === state?.slice && fork ? String(state?.forks[fork.fork]?.core) : undefined;
    },
    hover(place) {
      isPointedAt = place !== undefined;
      pointed = undefined;
      if (!place || !arrangement || !state) return undefined;
      const fork = forkNear(state.world, arrangement.layout.map, place, drawnAt);
      pointed = fork;
      const id = fork ? undefined : incidentAt(place);
      return id === undefined ? fork : incidentItem(state.world, id);
    },
    selectableAt: incidentAt,
    dragged(dx, dy) {
      if (!arrangement) return 0;
      const { upright, pxPerMs } = arrangement.layout.map;
      return (upright ? dy - dx : -dx) / pxPerMs;
    },
  };
};

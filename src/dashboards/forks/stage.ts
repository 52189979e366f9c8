import { Container, Graphics } from 'pixi.js';
import { seenAfter } from '../../plot/grammar/motion';
import type { Place } from '../../plot/grammar/rect';
import { snapTo } from '../../plot/grammar/snap';
import type { Viewport } from '../../plot/grammar/viewport';
import { createLabels } from '../../plot/render/marks/labels';
import type { CreateScene } from '../../plot/surface/scene';
import type { Incident } from '../../sim/world/incidents';
import { PHASES, phaseStart, SLICE_MS, sliceAt } from '../../sim/world/scenario';
import type { Palette } from '../../theme/palette';
import type { ForksState } from './sim';
import { bestAt, type ForkSlice, forkSlice } from './sim-slice';
import { comparisonOf, createOtherCuts } from './stage-compared';
import { createGhosts } from './stage-ghosts';
import { createSliceGraphics } from './stage-graphics';
import { isOnMark, type Label, markLabels, phaseLabels, type Shown, shownLabels } from './stage-labels';
import { type ForksLayout, layoutForks, momentAt, placeAt } from './stage-layout';
import { linesOf, marksIn } from './stage-lines';
import { type IncidentMark, newestMark } from './stage-marks';
import { createSliceMesh } from './stage-mesh';
import { flashAt, paced, type VetoFlash } from './stage-motion';
import { forkNear, incidentWords, vetoNear } from './stage-near';
import { createNow } from './stage-now';
import { SLOWLY_MS, type SliceView, VIEWS } from './stage-slices';
import { createTern } from './stage-tern';
import { createVetoWords } from './stage-veto';

interface Placed {
  readonly layout: ForksLayout;
  readonly viewport: Viewport;
  readonly palette: Palette;
}

/** How the drawing answers the newest veto and the brake. */
type Answer = { readonly flash: VetoFlash | undefined } & ReturnType<typeof paced>;

/** Lines of text by which the words of a veto come from above, or from the left. */
const FALL = 0.6;
/** CSS px at scale 1 beyond the picture's past from which the live line begins to run out, so that it is whole while the world runs. */
const FED_BEYOND = 200;

/** A fork of a slice, by the slice's number and its own index. */
interface ForkName {
  readonly slice: number;
  readonly fork: number;
}

/** The live line, the forks that leave it in each slice and wind back into it, what incidents cut, and what is foreseen. */
export const createScene: CreateScene<ForksState> = (kind) => {
  const view = new Container();
  const slots = Array.from({ length: VIEWS }, () => ({
    drawn: kind === 'webgl' ? createSliceMesh() : createSliceGraphics(),
    index: Number.NaN,
  }));
  const ghosts = createGhosts(kind);
  const otherCuts = createOtherCuts(kind);
  const words = createLabels(kind);
  const rule = new Graphics({ visible: false });
  const ticks = new Graphics({ label: 'forks' });
  const tern = createTern(kind);
  const now = createNow(kind);
  const veto = createVetoWords(kind);
  view.addChild(
    ...slots.map(({ drawn }) => drawn.lines),
    ghosts.view,
    otherCuts.view,
    tern.view,
    rule,
    ticks,
    words.view,
    now.view,
    veto.view,
  );
  view.addChild(...slots.map(({ drawn }) => drawn.dots));
  for (const { drawn } of slots) drawn.lines.visible = drawn.dots.visible = false;

  let geometry: Placed | undefined;
  let state: ForksState | undefined;
  /** What it is compared with. */
  let compared: ForksState | undefined;
  let row: string | undefined;
  let pointed: ForkName | undefined;
  let place: Place | undefined;
  let instant: number | undefined;
  let selected: Incident | undefined;
  let drawnAt = Number.NaN;
  let wordsKey = '';
  let base = 0;
  let mark: IncidentMark | undefined;
  let along: readonly Label[] = [];
  let placedWords: readonly Shown[] = [];
  /** CSS px along time by which the words have moved. */
  let slid = 0;

  const sliceOf = (index: number): ForkSlice => forkSlice(state?.seed ?? '', index);

  /** Shows the slices `first` to `last`, and no others; returns them. Only one that was not shown before is handed over. */
  function show(first: number, last: number): ForkSlice[] {
    const slices = Array.from({ length: last - first + 1 }, (_, i) => sliceOf(Math.max(first + i, 0)));
    for (const slot of slots) {
      const slice = slices.find(({ index }) => index % VIEWS === slots.indexOf(slot));
      const visible = slice !== undefined;
      if (slot.drawn.lines.visible !== visible) slot.drawn.lines.visible = visible;
      if (!slice || slot.index === slice.index) continue;
      slot.index = slice.index;
      slot.drawn.load(linesOf(slice));
    }
    return slices;
  }

  /** Places the words along time, where their number or the marks have changed. */
  function placeWords({ layout, viewport, palette }: Placed, slices: readonly ForkSlice[], t: number): void {
    mark = newestMark(layout, slices, t, slices[0]?.start ?? 0);
    const current = Math.floor(t / SLICE_MS) * SLICE_MS;
    const key = [slices[0]?.index, current, mark?.id, state?.seed].join();
    if (key === wordsKey) return;
    wordsKey = key;
    base = slices[0]?.start ?? 0;
    const { scenario } = sliceAt(state?.seed ?? '', current);
    along = [...markLabels(mark, layout), ...phaseLabels(layout, current, scenario, mark, base)];
    words.layout(
      along.map((word) => word.place),
      viewport,
      palette,
    );
    drawTicks(layout, current, viewport, palette);
  }

  /** Where time runs to the right: a tick at the beginning of each phase of the slice that is named. */
  function drawTicks({ map, field, gap }: ForksLayout, start: number, viewport: Viewport, colours: Palette): void {
    ticks.clear();
    if (map.upright) return;
    const thick = Math.max(Math.round(viewport.scale * viewport.resolution), 1) / viewport.resolution;
    const snap = snapTo(viewport.resolution);
    for (const phase of PHASES) {
      const { x } = placeAt(map, start + phaseStart(phase) - base, 0);
      ticks.rect(snap(x), snap(field.y + field.height), thick, gap / 2).fill(colours.control);
    }
  }

  /** How far the lines of a slice's vetoes go: to their words, or else to the edge of the bundle. */
  function topsOf(slice: ForkSlice, { map, ends: [near, far] }: ForksLayout): number[] {
    return marksIn(slice).map(({ vetoed }) => {
      const { text, by } = placedWords[0] ?? { text: '', by: 0 };
      if (mark?.vetoed !== vetoed || text === '') return map.upright ? near : -far;
      return by === 0 ? mark.end : mark.under;
    });
  }

  function drawSlice(
    { drawn }: { drawn: SliceView },
    slice: ForkSlice,
    { layout, viewport }: Placed,
    t: number,
    answer: Answer,
  ): void {
    const isNow = slice.start <= t && t < slice.start + SLICE_MS;
    if (drawn.dots.visible !== isNow) drawn.dots.visible = isNow;
    const named = pointed ?? inspected();
    const { x, y } = placeAt(layout.map, slice.start - t, 0);
    const moment = {
      x,
      y,
      now: t - slice.start,
      best: bestAt(slice, t),
      pointed: named?.slice === slice.index ? named.fork : null,
      selected: selected ? selected.vetoed - slice.start : null,
      flash: answer.flash && { ...answer.flash, at: answer.flash.vetoed - slice.start },
      fed: answer.fed * (layout.map.before * layout.map.pxPerMs + FED_BEYOND * viewport.scale),
      foreseen: answer.foreseen,
      tops: topsOf(slice, layout),
    };
    drawn.draw(moment, viewport.resolution);
  }

  /** The fork of the inspected row. */
  function inspected(): ForkName | undefined {
    if (row === undefined || !state) return undefined;
    return { slice: state.slice, fork: state.forks.findIndex(({ core }) => String(core) === row) };
  }

  /** The id of the incident whose words or line are at a place, if any. */
  function incidentAt(at: Place): string | undefined {
    if (!geometry || !state) return undefined;
    const named = isOnMark(along, placedWords, geometry.layout, slid, at) ? mark?.id : undefined;
    return named ?? vetoNear(geometry.layout, sliceOf, at, drawnAt);
  }

  return {
    view,
    softwareInterval: SLOWLY_MS,
    layout(viewport, palette) {
      const layout = layoutForks(viewport);
      geometry = { layout, viewport, palette };
      const { map, field } = layout;
      for (const { drawn } of slots) drawn.layout({ viewport, map, ends: layout.ends, edge: layout.edge }, palette);
      ghosts.layout(layout, viewport, palette);
      tern.layout(map, viewport, palette);
      now.layout(layout, viewport, palette);
      veto.layout(layout, viewport, palette);
      const thick = Math.max(Math.round(viewport.scale * viewport.resolution), 1) / viewport.resolution;
      rule.clear();
      if (map.upright) rule.rect(field.x, 0, field.width, thick).fill(palette.focus);
      else rule.rect(0, field.y, thick, field.height).fill(palette.focus);
      wordsKey = '';
      otherCuts.layout(layout, viewport, palette);
    },
    update(next, other) {
      const isOtherWorld = state?.seed !== next.seed;
      const isOtherComparison = comparisonOf(next, other) !== comparisonOf(state, compared);
      state = next;
      compared = other;
      if (isOtherWorld) for (const slot of slots) slot.index = Number.NaN;
      return isOtherWorld || isOtherComparison;
    },
    showsPace: true,
    draw(t, reducedMotion, _paused, pace) {
      if (!geometry || !state) return t;
      const { layout, viewport } = geometry;
      const { map } = layout;
      drawnAt = t;
      const slices = show(Math.floor((t - map.before) / SLICE_MS), Math.floor((t + map.after) / SLICE_MS));
      otherCuts.draw(state, compared, slices, t);
      placeWords(geometry, slices, t);
      const incidents = slices.flatMap(marksIn);
      const vetoes = incidents.map(({ vetoed }) => vetoed);
      const flash = flashAt(vetoes, t, reducedMotion);
      ghosts.draw(state.seed, slices, t, selected, flash);
      // The metres of the brake stand in their place.
      const announced = pace < 1 ? undefined : incidents.find(({ vetoed }) => vetoed === flash?.vetoed);
      veto.draw(state.seed, announced);
      const snap = snapTo(viewport.resolution);
      slid = snap((base - t) * map.pxPerMs) * (map.upright ? -1 : 1);
      words.moveAll(map.upright ? 0 : slid, map.upright ? slid : 0);
      if (!map.upright) ticks.position.x = slid;
      placedWords = shownLabels(along, layout, slid);
      placedWords.forEach(({ text, by }, i) => {
        const { x, y } = (along[i] as Label).place;
        const fall =
          (along[i] as Label).line !== undefined && mark?.vetoed === flash?.vetoed
            ? snap((flash?.fall ?? 0) * layout.line * FALL)
            : 0;
        words.move(i, map.upright ? x - fall : x + by, map.upright ? y + by : y - fall);
        words.set(i, text);
      });
      const answer = { flash, ...paced(reducedMotion ? 1 : pace) };
      for (const slot of slots) {
        const slice = slices.find(({ index }) => index === slot.index);
        if (slice) drawSlice(slot, slice, geometry, t, answer);
        else if (slot.drawn.dots.visible) slot.drawn.dots.visible = false;
      }
      tern.draw(t);
      now.draw(state.seed, t);
      const ruled = instant !== undefined && place === undefined;
      if (rule.visible !== ruled) rule.visible = ruled;
      if (instant !== undefined && ruled) {
        const at = placeAt(map, instant - t, 0);
        rule.position.set(map.upright ? 0 : snap(at.x), map.upright ? snap(at.y) : 0);
      }
      const changes = flash ? [flash.next] : [];
      return Math.min(seenAfter(t, map.pxPerMs, viewport), ...changes, ...vetoes.filter((vetoed) => vetoed > t));
    },
    highlightRow(key) {
      row = key;
    },
    highlight({ instant: at, incident }) {
      instant = at;
      selected = incident;
    },
    instantAt({ x, y }) {
      const { layout } = geometry ?? {};
      if (!layout || Number.isNaN(drawnAt)) return undefined;
      return Math.round(drawnAt + momentAt(layout.map, x, y).ms);
    },
    hover(next) {
      place = next;
      const found = geometry && place && forkNear(geometry.layout, sliceOf, place, drawnAt);
      pointed = found && { slice: found.slice, fork: found.fork };
      if (found) return { key: `${found.slice} ${found.fork}`, words: found.words };
      const id = place && incidentAt(place);
      const words = state && incidentWords(state.seed, id);
      return id && words ? { key: id, words } : undefined;
    },
    incidentAt,
    dragged(dx, dy) {
      if (!geometry) return 0;
      const { upright, pxPerMs } = geometry.layout.map;
      return (upright ? dy - dx : -dx) / pxPerMs;
    },
  };
};

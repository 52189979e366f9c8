import { Container, Graphics } from 'pixi.js';
import { type Incident, withoutVeto } from '../../sim/world/incidents';
import { SLICE_MS } from '../../sim/world/scenario';
import { mixed } from '../../stage/marks/colour';
import { createLabels, type LabelPlace } from '../../stage/marks/labels';
import { seenAfter } from '../../stage/motion';
import type { CreateScene, Viewport } from '../../stage/scene';
import { snapTo } from '../../stage/snap';
import type { Palette } from '../../theme/palette';
import { GHOST, TONES } from './inks';
import type { ForksState } from './sim';
import { bestAt, type ForkSlice, forkSlice } from './sim-slice';
import { createGhosts } from './stage-ghosts';
import { createSliceGraphics } from './stage-graphics';
import { placeAt } from './stage-layout';
import { linesOf } from './stage-lines';
import { createSliceMesh } from './stage-mesh';
import { createNextReading } from './stage-now';
import { layoutShow, type ShowLayout } from './stage-show-layout';
import { foreseenFrom, LABELS, NAMED_VETOES, type ShowWord, showWords, topsAmong } from './stage-show-words';
import { SLOWLY_MS, VIEWS } from './stage-slices';

/** How much of the forks' light is left beside an incident that is told. */
const DIMMED = 0.5;

/** Opacity of the line of a veto that is foreseen. */
const FORESEEN_LIGHT = 0.4;
/** Opacity of the ground behind a word. */
const GROUND = 0.72;

interface Placed {
  readonly layout: ShowLayout;
  /** How much deeper the live line dips where it is stopped, so that its curl keeps its shape however long a second is. */
  readonly deeper: number;
  readonly viewport: Viewport;
  readonly palette: Palette;
}

/** CSS px of a fork's height for each of a millisecond. */
const steepness = ({ map: { half, pxPerMs } }: ShowLayout) => half / pxPerMs;

/** The same colours, with the forks drawn back beside what is told. Forced colours stay what they are. */
function dimmed(palette: Palette): Palette {
  const forced = palette.text === palette.muted;
  return forced ? palette : { ...palette, text: mixed(palette.panel, palette.text, DIMMED) };
}

/**
 * The forks as a show draws them: with words that everybody knows in place of ids. Where an incident is selected, that one is told: larger,
 * with what its veto prevented and nothing of the others.
 */
export const createScene: CreateScene<ForksState> = (kind) => {
  const view = new Container();
  const slots = Array.from({ length: VIEWS }, () => ({
    drawn: kind === 'webgl' ? createSliceMesh() : createSliceGraphics(),
    slice: undefined as ForkSlice | undefined,
  }));
  const ghosts = createGhosts(kind);
  const rules = new Graphics({ label: 'rules' });
  const words = createLabels(kind);
  view.addChild(...slots.map(({ drawn }) => drawn.lines), ghosts.view, rules, words.view);
  view.addChild(...slots.map(({ drawn }) => drawn.dots));

  let viewed: { viewport: Viewport; palette: Palette } | undefined;
  let placed: Placed | undefined;
  let state: ForksState | undefined;
  let told: Incident | undefined;
  const readNext = createNextReading();

  function lay(): void {
    if (!viewed) return;
    const { viewport, palette } = viewed;
    const layout = layoutShow(viewport, told !== undefined);
    const deeper = steepness(layoutShow(viewport, false)) / steepness(layout);
    placed = { layout, deeper, viewport, palette };
    const colours = told ? dimmed(palette) : palette;
    for (const slot of slots) {
      slot.drawn.layout({ viewport, map: layout.map, ends: layout.ends, edge: layout.ends[0] }, colours);
      slot.slice = undefined;
    }
    ghosts.layout(layout, viewport, palette, told);
    const look = { x: 0, y: 0, size: layout.size, font: 'mono', weight: '500' } as const;
    const of = (ink: LabelPlace['ink']): LabelPlace => ({ ...look, ink });
    const vetoes = Array.from({ length: NAMED_VETOES }, () => of(TONES.cut));
    words.layout([of('text'), of('muted'), of(TONES.best), of(GHOST.colour), ...vetoes], viewport, palette);
  }

  /** Shows the slices from `first` to `last`, and no others. */
  function show(first: number, last: number): ForkSlice[] {
    const seed = state?.seed ?? '';
    const slices = Array.from({ length: last - first + 1 }, (_, i) => forkSlice(seed, Math.max(first + i, 0)));
    slots.forEach((slot, i) => {
      const slice = slices.find(({ index }) => index % VIEWS === i);
      slot.drawn.lines.visible = slice !== undefined;
      slot.drawn.dots.visible = false;
      if (!slice || slot.slice === slice) return;
      slot.slice = slice;
      // The veto that is told has a line of its own, even if it cut no fork.
      slot.drawn.load(linesOf(slice, placed?.deeper).filter(({ kind: line }) => !told || line !== 'veto'));
    });
    return slices;
  }

  function nowWords(seed: string, t: number): string {
    if (told) return 'now';
    return readNext(seed, t).join(' ');
  }

  /** Writes the words, those over the drawing on a ground that keeps the lines behind them back. */
  function write({ layout, palette }: Placed, shown: readonly ShowWord[]): void {
    const { line, gap, map } = layout;
    for (let label = 0; label < LABELS.veto + NAMED_VETOES; label++) {
      const word = shown.find((one) => one.label === label);
      words.set(label, word?.text ?? '');
      if (!word) continue;
      words.move(label, word.x, word.y);
      // Above and below the bundle nothing lies behind a word.
      if (!map.upright && label !== LABELS.foreseen && label !== LABELS.best) continue;
      rules.rect(word.x - gap / 4, word.y, word.long + gap / 2, line).fill({ color: palette.panel, alpha: GROUND });
    }
  }

  return {
    view,
    softwareInterval: SLOWLY_MS,
    layout(viewport, palette) {
      viewed = { viewport, palette };
      lay();
    },
    update(newest) {
      const other = state?.seed !== newest.seed;
      state = newest;
      if (other) for (const slot of slots) slot.slice = undefined;
      return other;
    },
    draw(t) {
      if (!placed || !state) return t;
      const { layout, viewport, palette } = placed;
      const { map, across } = layout;
      const { seed } = state;
      const slices = show(Math.floor((t - map.before) / SLICE_MS), Math.floor((t + map.after) / SLICE_MS));
      const shown = showWords(layout, { seed, slices, t, told, now: nowWords(seed, t) });
      for (const { drawn, slice } of slots) {
        if (!slice || !drawn.lines.visible) continue;
        drawn.dots.visible = slice.start <= t && t < slice.start + SLICE_MS;
        const { x, y } = placeAt(map, slice.start - t, 0);
        const selected = told ? told.vetoed - slice.start : null;
        drawn.draw(
          {
            x,
            y,
            now: t - slice.start,
            best: bestAt(slice, t),
            pointed: null,
            selected,
            flash: undefined,
            fed: (map.before + map.after) * map.pxPerMs,
            foreseen: 1,
            tops: topsAmong(layout, slice, t, shown),
          },
          viewport.resolution,
        );
      }
      ghosts.draw(seed, slices, t, told);
      const snap = snapTo(viewport.resolution);
      const thick = Math.max(snap(viewport.scale), 1 / viewport.resolution);
      const rule = (instant: number, color: number, alpha = 1, from = 0) => {
        const { x, y } = placeAt(map, instant - t, 0);
        if (map.upright) rules.rect(from, snap(y), across - from, thick).fill({ color, alpha });
        else rules.rect(snap(x), from, thick, across - from).fill({ color, alpha });
      };
      rules.clear();
      write(placed, shown);
      if (told && !told.watchdog) {
        const isPast = told.vetoed <= t;
        rule(told.vetoed, palette[TONES.cut], isPast ? 1 : FORESEEN_LIGHT, isPast ? 0 : foreseenFrom(layout, shown));
      }
      rule(t, palette.focus);
      const ended = told && withoutVeto(seed, told).vetoed;
      if (ended !== undefined && ended <= t) rule(ended, palette[GHOST.colour]);
      return seenAfter(t, map.pxPerMs, viewport);
    },
    highlightRow() {},
    highlight({ incident }) {
      if (incident?.id === told?.id) return;
      told = incident;
      lay();
    },
  };
};

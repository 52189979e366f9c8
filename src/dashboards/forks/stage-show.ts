import { Container, Graphics } from 'pixi.js';
import { grouped } from '../../sim/words/units';
import { type Incident, withoutVeto } from '../../sim/world/incidents';
import { SLICE_MS } from '../../sim/world/scenario';
import { WATCHDOG_MS } from '../../sim/world/spread';
import { createLabels, type LabelPlace } from '../../stage/marks/labels';
import { seenAfter } from '../../stage/motion';
import type { CreateScene, Viewport } from '../../stage/scene';
import { monoWidth } from '../../stage/type';
import type { Palette } from '../../theme/palette';
import { GHOST, TONES } from './inks';
import type { ForksState } from './sim';
import { bestAt, type ForkSlice, forkSlice } from './sim-slice';
import { createGhosts } from './stage-ghosts';
import { createSliceGraphics } from './stage-graphics';
import { placeAt } from './stage-layout';
import { linesOf, marksIn } from './stage-lines';
import { createSliceMesh } from './stage-mesh';
import { createNextReading } from './stage-now';
import { heightAt, runAt } from './stage-shape';
import { layoutShow, placeWords, type ShowLayout, type ShowWord } from './stage-show-layout';

/** Slices that the widest picture can touch. */
const VIEWS = 7;
/** Real milliseconds between two drawings where the processor draws. */
const SLOWLY_MS = 1_000;
/** Vetoes that are named where no incident is told. */
const NAMED_VETOES = 4;
/** How much of the forks' light is left beside an incident that is told. */
const DIMMED = 0.5;

/** Opacity of the line of a veto that is foreseen. */
const FORESEEN_LIGHT = 0.4;
/** Opacity of the ground behind a word. */
const GROUND = 0.72;

/** Labels by their number. Vetoes follow. */
const NOW = 0;
const FORESEEN = 1;
const CHOSEN = 2;
const WATCHDOG = 3;
const VETO = 4;
const WORDS = { foreseen: 'foreseen', chosen: 'chosen', watchdog: `watchdog, ${WATCHDOG_MS / 1_000} s` } as const;

interface Placed {
  readonly layout: ShowLayout;
  readonly viewport: Viewport;
  readonly palette: Palette;
}

/** A colour between two, `share` of the way to the second. */
function between(from: number, to: number, share: number): number {
  const channel = (shift: number) => {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255];
    return Math.round(a + (b - a) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

/** The same colours, with the forks drawn back beside what is told. Forced colours stay what they are. */
function dimmed(palette: Palette): Palette {
  const forced = palette.text === palette.muted;
  return forced ? palette : { ...palette, text: between(palette.panel, palette.text, DIMMED) };
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
  const ghosts = createGhosts(kind, VIEWS);
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
    placed = { layout, viewport, palette };
    const colours = told ? dimmed(palette) : palette;
    for (const slot of slots) {
      slot.drawn.layout({ viewport, map: layout.map, ends: layout.ends }, colours);
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
      slot.drawn.load(linesOf(slice).filter(({ kind: line }) => !told || line !== 'veto'));
    });
    return slices;
  }

  /** The vetoes that get words, the newest first. */
  function vetoesOf(slices: readonly ForkSlice[], t: number): Incident[] {
    if (told) return told.vetoed <= t && !told.watchdog ? [told] : [];
    const marks = slices.flatMap((slice) => marksIn(slice).filter(({ vetoed }) => vetoed <= t));
    return marks.toReversed().slice(0, NAMED_VETOES);
  }

  function nowWords(seed: string, t: number): string {
    if (told) return 'now';
    return readNext(seed, t).join(' ');
  }

  /** Writes a word at a place, on a ground that keeps the lines behind it back. */
  function place(label: number, text: string, x: number, y: number): void {
    if (!placed) return;
    const { layout, palette } = placed;
    const { size, line, gap, map } = layout;
    words.set(label, text);
    words.move(label, x, y);
    // Above and below the bundle nothing lies behind a word.
    if (!map.upright && label !== FORESEEN && label !== CHOSEN) return;
    const wide = monoWidth(text.length, size);
    rules.rect(x - gap / 4, y, wide + gap / 2, line).fill({ color: palette.panel, alpha: GROUND });
  }

  /** Writes the words along time: each where it has room, the more important ones first. */
  function write({ layout }: Placed, seed: string, slices: readonly ForkSlice[], t: number): void {
    const { map, size, gap, line, along, across } = layout;
    const { upright } = map;
    const at = (instant: number) => {
      const { x, y } = placeAt(map, instant - t, 0);
      return upright ? y : x;
    };
    const word = (text: string, instant: number, side: ShowWord['side']): ShowWord & { text: string } => ({
      text,
      at: at(instant),
      long: upright ? line : monoWidth(text.length, size),
      side,
    });
    const verb = told ? 'vetoed' : 'cut';
    const ended = told && withoutVeto(seed, told).vetoed;
    // Time runs away from what is foreseen: upwards, what comes after an instant stands above it.
    const [past, ahead] = upright ? (['after', 'before'] as const) : (['before', 'after'] as const);
    const rows = [
      { label: NOW, ...word(nowWords(seed, t), t, ahead) },
      ...vetoesOf(slices, t).map(({ onset, vetoed }, i) => ({
        label: VETO + i,
        ...word(`${verb} after ${grouped(vetoed - onset)} ms`, vetoed, past),
      })),
    ];
    // At the other side of the bundle, where it meets no veto.
    const below = ended !== undefined && ended <= t ? [{ label: WATCHDOG, ...word(WORDS.watchdog, ended, past) }] : [];
    const places = [...placeWords(rows, along, gap), ...placeWords(below, along, gap)];
    const written = [...rows, ...below];
    for (const label of [NOW, WATCHDOG, ...Array.from({ length: NAMED_VETOES }, (_, i) => VETO + i)]) {
      const row = written.findIndex((one) => one.label === label);
      const from = row < 0 ? undefined : places[row];
      const text = from === undefined ? '' : (written[row]?.text ?? '');
      if (from === undefined) {
        words.set(label, '');
        continue;
      }
      const far = label === WATCHDOG;
      if (upright) place(label, text, far ? across - monoWidth(text.length, size) : 0, from);
      else place(label, text, from, far ? across - line : 0);
    }
  }

  /** Writes what stands beside now: which fork is chosen, and that the rest is foreseen. */
  function writeBeside({ layout }: Placed, slices: readonly ForkSlice[], t: number): void {
    const { map, size, gap, line, across } = layout;
    const slice = slices.find(({ start }) => start <= t && t < start + SLICE_MS);
    const best = slice ? bestAt(slice, t) : null;
    const fork = best === null ? undefined : slice?.forks[best];
    const run = fork && runAt(fork, t);
    const { upright } = map;
    const wide = monoWidth(WORDS.foreseen.length, size);
    if (upright) place(FORESEEN, WORDS.foreseen, across - wide, map.now - 2 * line - 2 * gap);
    else place(FORESEEN, WORDS.foreseen, map.now + gap, map.centre + gap / 2);
    const isOut = slice !== undefined && best !== null && run !== undefined && t < run.to;
    if (!isOut) {
      words.set(CHOSEN, '');
      return;
    }
    const { x, y } = placeAt(map, 0, heightAt(slice, best, run, t));
    const long = monoWidth(WORDS.chosen.length, size);
    if (upright) place(CHOSEN, WORDS.chosen, Math.min(Math.max(x - long / 2, 0), across - long), y - line - gap);
    else place(CHOSEN, WORDS.chosen, x + 1.5 * gap, y - line / 2);
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
            tops: [],
          },
          viewport.resolution,
        );
      }
      ghosts.draw(seed, slices, t, told);
      const snap = (px: number) => Math.round(px * viewport.resolution) / viewport.resolution;
      const thick = Math.max(snap(viewport.scale), 1 / viewport.resolution);
      const rule = (instant: number, color: number, alpha = 1) => {
        const { x, y } = placeAt(map, instant - t, 0);
        if (map.upright) rules.rect(0, snap(y), across, thick).fill({ color, alpha });
        else rules.rect(snap(x), 0, thick, across).fill({ color, alpha });
      };
      rules.clear();
      write(placed, seed, slices, t);
      writeBeside(placed, slices, t);
      if (told && !told.watchdog) rule(told.vetoed, palette[TONES.cut], told.vetoed <= t ? 1 : FORESEEN_LIGHT);
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

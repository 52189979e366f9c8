import { Container, Graphics } from 'pixi.js';
import { mixed } from '../../plot/grammar/colour';
import type { LabelPlace } from '../../plot/grammar/label';
import { seenAfter } from '../../plot/grammar/motion';
import { snapTo } from '../../plot/grammar/snap';
import type { Viewport } from '../../plot/grammar/viewport';
import { createLabels } from '../../plot/render/marks/labels';
import type { CreateScene } from '../../plot/surface/scene';
import type { WorldName } from '../../sim/math/seed-of';
import { type Incident, withoutVeto } from '../../sim/world/incidents';
import { SLICE_MS } from '../../sim/world/scenario';
import type { Palette } from '../../theme/palette';
import { FORCED_INKS, GHOST, INKS, TONES } from './inks';
import type { ForksState } from './sim';
import { bestAt, type ForkSlice, forkSlice } from './sim-slice';
import { createGhosts } from './stage-ghosts';
import { createSliceGraphics } from './stage-graphics';
import { placeAt } from './stage-layout';
import { linesOf, marksIn } from './stage-lines';
import { createSliceMesh } from './stage-mesh';
import { flashAt } from './stage-motion';
import { createNextReading } from './stage-now';
import { KEY, type KeyName, layoutShow, type ShowLayout } from './stage-show-layout';
import { LABELS, lineFrom, NAMED_VETOES, type ShowWord, showWords, topsAmong } from './stage-show-words';
import { SLOWLY_MS, type SliceView, VIEWS } from './stage-slices';
import { createTern } from './stage-tern';
import { createVetoWords } from './stage-veto';

/** How much of the forks' light is left where an incident is told: in its own slice, and of all colours in the others. */
const LIGHT = { own: 0.7, others: 0.28 } as const;

/** Opacity of the line of a veto that is foreseen. */
const FORESEEN_LIGHT = 0.4;
/** Lines of text that a label can have. */
const LINES = 2;
/** How the key draws what it names: a line, or dots; CSS px at scale 1. `pitch` is from one dot to the next. */
const SWATCHES: Readonly<Record<KeyName, { ink: LabelPlace['ink']; thick: number; pitch?: number }>> = {
  best: { ink: TONES.best, thick: 1.5 * INKS.fork.width },
  foreseen: { ink: 'muted', thick: 2.2, pitch: 6 },
  prevented: { ink: GHOST.colour, thick: 2.2, pitch: GHOST.pitch },
};

/** The first label of the key. */
const KEY_LABELS = (LABELS.veto + NAMED_VETOES) * LINES;

interface Placed {
  readonly layout: ShowLayout;
  readonly viewport: Viewport;
  readonly palette: Palette;
}

/** The same colours for a slice beside what is told: for its own, only the forks are drawn back. Forced colours stay what they are. */
function dimmed(palette: Palette, isOwn: boolean): Palette {
  if (palette.forced) return palette;
  const back = (name: LabelPlace['ink'], light: number) => mixed(palette.panel, palette[name], light);
  if (isOwn) return { ...palette, text: back('text', LIGHT.own) };
  const { others } = LIGHT;
  return {
    ...palette,
    text: back('text', others),
    [TONES.best]: back(TONES.best, others),
    [TONES.cut]: back(TONES.cut, others),
  };
}

/**
 * The forks as a show draws them: with words that everybody knows in place of ids. Where an incident is selected, that one is told: larger,
 * in the light, with what its veto prevented and nothing of the others.
 */
export const createScene: CreateScene<ForksState> = (kind) => {
  const view = new Container();
  const slots = Array.from({ length: VIEWS }, () => ({
    drawn: kind === 'webgl' ? createSliceMesh() : createSliceGraphics(),
    slice: undefined as ForkSlice | undefined,
  }));
  const ghosts = createGhosts(kind);
  const tern = createTern(kind);
  const rules = new Graphics({ label: 'rules' });
  const words = createLabels(kind);
  const veto = createVetoWords(kind);
  view.addChild(...slots.map(({ drawn }) => drawn.lines), ghosts.view, tern.view, rules, words.view, veto.view);
  view.addChild(...slots.map(({ drawn }) => drawn.dots));

  let viewed: { viewport: Viewport; palette: Palette } | undefined;
  let geometry: Placed | undefined;
  let state: ForksState | undefined;
  let told: Incident | undefined;
  const readNext = createNextReading();

  function lay(): void {
    if (!viewed) return;
    const { viewport, palette } = viewed;
    const layout = layoutShow(viewport, told !== undefined);
    geometry = { layout, viewport, palette };
    for (const slot of slots) slot.slice = undefined;
    ghosts.layout(layout, viewport, palette, told);
    tern.layout(layout.map, viewport, palette);
    veto.layout(layout, viewport, palette);
    const look = { x: 0, y: 0, size: layout.size, font: 'mono', weight: '500' } as const;
    const of = (ink: LabelPlace['ink']): LabelPlace[] => Array.from({ length: LINES }, () => ({ ...look, ink }));
    const vetoes = Array.from({ length: NAMED_VETOES }, () => of(TONES.cut)).flat();
    const named = KEY.map((name) => ({ ...look, ink: SWATCHES[name].ink }));
    words.layout([...of('text'), ...of(GHOST.colour), ...vetoes, ...named], viewport, palette);
    KEY.forEach((name, i) => {
      const place = layout.key.find((word) => word.name === name);
      words.set(KEY_LABELS + i, place ? name : '');
      if (place) words.move(KEY_LABELS + i, place.x, place.y);
    });
  }

  /** Lays a slice out in its light: where an incident is told, its own slice leads. */
  function light(drawn: SliceView, { start }: ForkSlice): void {
    if (!geometry) return;
    const { layout, viewport, palette } = geometry;
    const isOwn = told !== undefined && start <= told.vetoed && told.vetoed < start + SLICE_MS;
    const colours = told ? dimmed(palette, isOwn) : palette;
    drawn.layout({ viewport, map: layout.map, ends: layout.ends, edge: layout.ends[0] }, colours);
  }

  /** Shows the slices from `first` to `last`, and no others. */
  function show(first: number, last: number): ForkSlice[] {
    const world = state?.seed ?? '';
    const slices = Array.from({ length: last - first + 1 }, (_, i) => forkSlice(world, Math.max(first + i, 0)));
    slots.forEach((slot, i) => {
      const slice = slices.find(({ index }) => index % VIEWS === i);
      slot.drawn.lines.visible = slice !== undefined;
      slot.drawn.dots.visible = false;
      if (!slice || slot.slice === slice) return;
      slot.slice = slice;
      light(slot.drawn, slice);
      // The veto that is told has a line of its own, even if it cut no fork.
      slot.drawn.load(linesOf(slice).filter(({ kind: line }) => !told || line !== 'veto'));
    });
    return slices;
  }

  /** What stands beside now, in two parts. */
  function nowWords(world: WorldName, t: number): readonly string[] {
    if (told) return ['now'];
    const [next, time] = readNext(world, t);
    return [next.replace(/ in$/, ''), `in ${time}`];
  }

  function write({ layout }: Placed, showWords: readonly ShowWord[]): void {
    for (let label = 0; label < LABELS.veto + NAMED_VETOES; label++) {
      const word = showWords.find((one) => one.label === label);
      for (let line = 0; line < LINES; line++) {
        words.set(label * LINES + line, word?.lines[line] ?? '');
        if (word) words.move(label * LINES + line, word.x, word.y + line * layout.line);
      }
    }
  }

  /** Keeps the row of the key clear of the drawing, and draws its swatches. */
  function drawKey({ layout, viewport, palette }: Placed): void {
    const { scale, resolution } = viewport;
    const snap = snapTo(resolution);
    if (layout.map.upright) rules.rect(0, 0, layout.across, layout.top).fill(palette.panel);
    for (const { name, y, swatch } of layout.key) {
      const { ink, thick, pitch } = SWATCHES[name];
      const [from, to] = swatch;
      const middle = y + layout.line / 2;
      const wide = thick * scale;
      if (pitch === undefined) rules.rect(from, snap(middle - wide / 2), to - from, wide);
      else for (let x = from + wide; x < to; x += pitch * scale) rules.circle(x, middle, wide / 2);
      rules.fill(palette[ink]);
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
    draw(t, reducedMotion) {
      if (!geometry || !state) return t;
      const { layout, viewport, palette } = geometry;
      const { map, across } = layout;
      const { seed: world } = state;
      const slices = show(Math.floor((t - map.before) / SLICE_MS), Math.floor((t + map.after) / SLICE_MS));
      // Where one incident is told, its own words say it all.
      const incidents = told ? [] : slices.flatMap(marksIn);
      const vetoes = incidents.map(({ vetoed }) => vetoed);
      const flash = flashAt(vetoes, t, reducedMotion);
      veto.draw(
        world,
        incidents.find(({ vetoed }) => vetoed === flash?.vetoed),
      );
      const shown = showWords(layout, { world, slices, t, told, now: nowWords(world, t) });
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
            flash: flash && { ...flash, at: flash.vetoed - slice.start },
            fed: (map.before + map.after) * map.pxPerMs,
            foreseen: 1,
            tops: topsAmong(layout, slice, shown),
          },
          viewport.resolution,
        );
      }
      ghosts.draw(world, slices, t, told, flash);
      tern.draw(t);
      const snap = snapTo(viewport.resolution);
      const thick = Math.max(snap(viewport.scale), 1 / viewport.resolution);
      const rule = (instant: number, label: number, color: number, alpha = 1, wide = thick) => {
        const { x, y } = placeAt(map, instant - t, 0);
        const from = lineFrom(layout, shown, label);
        if (map.upright) rules.rect(from, snap(y), across - from, wide).fill({ color, alpha });
        else rules.rect(snap(x), from, wide, across - from).fill({ color, alpha });
      };
      rules.clear();
      write(geometry, shown);
      if (told && !told.watchdog) {
        const wide = palette.forced ? FORCED_INKS.veto.width * thick : thick;
        rule(told.vetoed, LABELS.veto, palette[TONES.cut], told.vetoed <= t ? 1 : FORESEEN_LIGHT, wide);
      }
      rule(t, LABELS.now, palette.focus);
      const ended = told && withoutVeto(world, told).vetoed;
      if (ended !== undefined && ended <= t) rule(ended, LABELS.watchdog, palette[GHOST.colour]);
      drawKey(geometry);
      const changes = flash ? [flash.next] : vetoes.filter((vetoed) => vetoed > t);
      return Math.min(seenAfter(t, map.pxPerMs, viewport), ...changes);
    },
    highlightRow() {},
    highlight({ incident }) {
      if (incident?.id === told?.id) return;
      told = incident;
      lay();
    },
  };
};

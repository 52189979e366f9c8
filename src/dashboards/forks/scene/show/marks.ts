import { Container, Graphics } from 'pixi.js';
import type { LabelPlace } from '../../../../plot/grammar/label';
import { snapTo } from '../../../../plot/grammar/snap';
import type { DrawingArea, Viewport } from '../../../../plot/grammar/viewport';
import { createLabels } from '../../../../plot/render/primitives/labels';
import type { SurfaceKind } from '../../../../plot/surface/scene';
import type { Palette } from '../../../../theme/palette';
import { FORCED_INKS, FORESEEN_DOTS, GHOST, INKS, KEY_WORDS, LOOK, TONES } from '../../inks';
import { hairline, mapPoint } from '../map';
import { KEY, type KeyName, type ShowLayout } from './layout';
import { lineFrom, type ShowContent, type ShowLabel, type ShowWord, VETOES, watchdogEnd } from './words';

/** Opacity of the line of a foreseen veto. */
const FORESEEN_LIGHT = 0.4;
/** How the key draws what it names: a line, or dots; CSS px at scale 1. `pitch` is from one dot to the next. */
const SWATCHES: Readonly<Record<KeyName, { ink: LabelPlace['ink']; thick: number; pitch?: number }>> = {
  best: { ink: TONES.best, thick: LOOK.bestWidth * INKS.fork.width },
  cut: { ink: TONES.cut, thick: LOOK.selectedWidth * INKS.fork.width },
  foreseen: { ink: 'muted', thick: 2.2, pitch: FORESEEN_DOTS.pitch },
  prevented: { ink: GHOST.colour, thick: 2.2, pitch: GHOST.pitch },
};

/** The labels besides the key: two lines of each word. */
const LABELS = (['now', 'watchdog', ...VETOES] as const).flatMap((label) =>
  ([0, 1] as const).map((line) => ({ label, line, name: `${label} ${line}` as const })),
);
const INK_OF: Partial<Record<ShowLabel, LabelPlace['ink']>> = { now: 'text', watchdog: GHOST.colour };

interface Arrangement extends DrawingArea {
  readonly layout: ShowLayout;
}

/** The words of the show, their lines across time, and the key. */
export function createShowMarks(kind: SurfaceKind) {
  const rules = new Graphics({ label: 'rules' });
  const labels = createLabels<(typeof LABELS)[number]['name'] | KeyName>(kind);
  const container = new Container();
  container.addChild(rules, labels.container);
  let arrangement: Arrangement | undefined;

  function write({ line: height }: ShowLayout, words: readonly ShowWord[]): void {
    for (const { label, line, name } of LABELS) {
      const word = words.find((one) => one.label === label);
      labels.set(name, word?.lines[line] ?? '');
      if (word) labels.move(name, word.x, word.y + line * height);
    }
  }

  /** Lines across time: the veto of the incident told, now, and the watchdog that would have ended the incident. */
  function drawLines({ layout, viewport, palette }: Arrangement, telling: ShowContent, words: readonly ShowWord[]) {
    const { t, focus } = telling;
    const { map, across } = layout;
    const snap = snapTo(viewport.resolution);
    const thick = hairline(viewport);
    const add = (instant: number, label: ShowLabel, color: number, alpha = 1, wide = thick) => {
      const { x, y } = mapPoint(map, instant - t, 0);
      const from = lineFrom(layout, words, label);
      if (map.upright) rules.rect(from, snap(y), across - from, wide).fill({ color, alpha });
      else rules.rect(snap(x), from, wide, across - from).fill({ color, alpha });
    };
    if (focus && !focus.watchdog) {
      const wide = palette.isForced ? FORCED_INKS.veto.width * thick : thick;
      add(focus.ended, 'veto', palette[TONES.cut], focus.ended <= t ? 1 : FORESEEN_LIGHT, wide);
    }
    add(t, 'now', palette.focus);
    const ended = watchdogEnd(telling);
    if (ended !== undefined) add(ended, 'watchdog', palette[GHOST.colour]);
  }

  /** Keeps the row of the key clear of the drawing, and draws its swatches. */
  function drawKey({ layout, viewport, palette }: Arrangement): void {
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
    container,
    layout(layout: ShowLayout, viewport: Viewport, palette: Palette): void {
      arrangement = { layout, viewport, palette };
      const look = { x: 0, y: 0, size: layout.size, font: 'mono', weight: '500' } as const;
      const places = LABELS.map(({ label, name }) => [name, { ...look, ink: INK_OF[label] ?? TONES.cut }] as const);
      const key = KEY.map((name) => [name, { ...look, ink: SWATCHES[name].ink }] as const);
      labels.layout(Object.fromEntries([...places, ...key]), viewport, palette);
      for (const name of KEY) {
        const place = layout.key.find((word) => word.name === name);
        labels.set(name, place ? KEY_WORDS[name] : '');
        if (place) labels.move(name, place.x, place.y);
      }
    },
    draw(content: ShowContent, words: readonly ShowWord[]): void {
      if (!arrangement) return;
      write(arrangement.layout, words);
      rules.clear();
      drawLines(arrangement, content, words);
      drawKey(arrangement);
    },
  };
}

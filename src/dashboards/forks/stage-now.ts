import { Container, Graphics } from 'pixi.js';
import { snapTo } from '../../plot/grammar/snap';
import { monoWidth } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { createLabels } from '../../plot/render/marks/labels';
import type { SurfaceKind } from '../../plot/surface/scene';
import type { WorldName } from '../../sim/math/seed-of';
import { countdown, counted } from '../../sim/words/units';
import { type Incident, nextRollback, rollbackBefore, withoutVeto } from '../../sim/world/incidents';
import { departureOf } from '../../sim/world/machines/astray';
import { NAMES } from '../../sim/world/machines/specs';
import { prevented, wholeSeconds } from '../../sim/world/prevented';
import type { Palette } from '../../theme/palette';
import type { ForksLayout } from './stage-layout';
import { VETO_MS } from './stage-motion';

const VETO = 'next veto in';
const SAVED = 'veto saved';
const KEPT = 'veto kept';
/** Milliseconds after a veto until which it is said what it saved. */
const SAVED_MS = 8_000;
/** The widest words beside the line. */
const WIDEST = `${KEPT} Petrel on track`;

/** What the veto of an incident saved, a machine's way first, in a word and what follows it; undefined where no interlock vetoed it. */
function savedBy(world: WorldName, incident: Incident): readonly [words: string, figure: string] | undefined {
  if (incident.watchdog) return undefined;
  const off = departureOf(world, withoutVeto(world, incident));
  if (off) return [KEPT, `${NAMES[off.machine]} on track`];
  const { gpus, lanes, ms } = prevented(world, incident);
  if (gpus > 0) return [SAVED, counted(gpus, 'GPU')];
  return [SAVED, lanes > 0 ? counted(lanes, 'lane') : `${wholeSeconds(ms)} s`];
}

/** Reads what the next rollback begins with, a veto or the pod’s watchdog where none vetoes its incident, and how long it is until then. */
export function createNextReading(): (world: WorldName, t: number) => readonly [words: string, time: string] {
  let known: { world: WorldName; from: number; incident: Incident } | undefined;
  return (world, t) => {
    if (!known || known.world !== world || t < known.from || t >= known.incident.vetoed) {
      known = { world, from: t, incident: nextRollback(world, t) };
    }
    const { watchdog, vetoed } = known.incident;
    return [watchdog ? 'watchdog in' : VETO, countdown(t, vetoed)];
  };
}

/** Reads what the veto has just saved, or else what comes next. */
function createReading(): (world: WorldName, t: number) => readonly [words: string, figure: string] {
  const next = createNextReading();
  let known: { world: WorldName; vetoed: number; until: number; saved: ReturnType<typeof savedBy> } | undefined;
  return (world, t) => {
    if (!known || known.world !== world || t < known.vetoed || t >= known.until) {
      const last = rollbackBefore(world, t + 1);
      known = { world, vetoed: last.vetoed, until: nextRollback(world, t).vetoed, saved: savedBy(world, last) };
    }
    const { vetoed, saved } = known;
    if (saved === undefined || t >= vetoed + SAVED_MS) return next(world, t);
    // While the veto is an event, its own words stand beside now.
    return t < vetoed + VETO_MS ? ['', ''] : saved;
  };
}

/** The line at now, and beside it what a veto has just saved, or how long it is until the next veto or the watchdog. */
export function createNow(kind: SurfaceKind) {
  const view = new Container();
  const line = new Graphics();
  const labels = createLabels(kind);
  view.addChild(line, labels.view);
  let upright = false;
  const read = createReading();

  return {
    view,
    layout(
      { map, size, gap, field, line: height, column, head, to }: ForksLayout,
      viewport: Viewport,
      palette: Palette,
    ): void {
      const { resolution, scale } = viewport;
      const snap = snapTo(resolution);
      const thick = Math.max(snap(scale), 1 / resolution);
      const at = snap(map.now);
      const look = { size, font: 'mono', ink: 'text' } as const;
      line.clear();
      if (map.upright) {
        // In the column at the left, in two lines; other words pass behind them.
        const top = snap(at - 2 * height - gap / 2);
        line.rect(0, top - gap / 2, field.x, at - top + gap / 2).fill(palette.panel);
        line.rect(0, at, viewport.width, thick).fill(palette.focus);
        const lines = [
          { ...look, x: column, y: top, weight: '400' } as const,
          { ...look, x: column, y: top + height, weight: '500' } as const,
        ];
        labels.layout(lines, viewport, palette);
      } else {
        line.rect(at, 0, thick, field.y + field.height).fill(palette.focus);
        const long = monoWidth(WIDEST.length, size);
        const x = at + gap + long <= to ? at + gap : at - gap - long;
        labels.layout([{ ...look, x, y: head, weight: '500' }], viewport, palette);
      }
      upright = map.upright;
    },
    draw(world: WorldName, t: number): void {
      const [words, time] = read(world, t);
      labels.set(0, upright ? words : `${words} ${time}`.trim());
      if (upright) labels.set(1, time);
    },
  };
}

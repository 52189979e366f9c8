import '../../../src/theme/fonts.css';
import './page.css';
import { NEXT_FRAME, onFrame } from '../../../src/clock/frames';
import type { Dashboard } from '../../../src/dashboards/contract';
import { FIRST, type PanelBench, type RunCounts, SPAN_MS } from './panels';
import { type PanelPainter, stagePainter } from './stage-painter';

declare global {
  interface Window {
    /** Null where this version has no such panel. */
    panelBench: PanelBench | null;
  }
}

export const SEED = 'northwall';

/** The panel's states over the span, computed ahead so that they cost no frame anything. */
function statesOf({ cadence, state, settings }: Dashboard): (t: number) => unknown {
  const first = Math.floor(FIRST / cadence);
  const count = Math.floor((FIRST + SPAN_MS) / cadence) - first + 1;
  const states = Array.from({ length: count }, (_, i) => state(SEED, (first + i) * cadence, settings));
  return (t) => states[Math.min(Math.floor(t / cadence) - first, count - 1)];
}

const frame = () => new Promise<number>(requestAnimationFrame);

/** Drives the drawing through the site's own frame loop, which rests while there is nothing to do. */
export function drive(painter: PanelPainter, stateAt: (t: number) => unknown, cadence: number): PanelBench {
  let leave = () => {};
  let restMs = 0;
  let began = 0;
  let counted = { at: 0, frames: 0, draws: 0, states: 0 };
  let frames = 0;
  let states = 0;
  let costs: number[] = [];
  let shown: unknown;

  function show(t: number, now: number): number {
    const state = stateAt(t);
    if (state !== shown) {
      shown = state;
      states += 1;
      painter.update(state, now);
    }
    const [before, drawn] = [performance.now(), painter.draws];
    const until = painter.draw(t, now);
    if (painter.draws > drawn) costs.push(performance.now() - before);
    return until;
  }

  function turn(now: number): number {
    frames += 1;
    const t = FIRST + Math.min(now - began, SPAN_MS);
    const next = Math.min(show(t, now), (Math.floor(t / cadence) + 1) * cadence);
    return Math.max(next > t ? now + next - t : NEXT_FRAME, now + restMs);
  }

  function count(): void {
    costs = [];
    counted = { at: performance.now(), frames, draws: painter.draws, states };
  }

  return {
    get ready() {
      return painter.ready;
    },
    run(fps) {
      restMs = fps === undefined ? 0 : 1_000 / fps;
      shown = undefined;
      began = performance.now();
      count();
      leave = onFrame(turn);
    },
    count,
    stop(): RunCounts {
      leave();
      return {
        frames: frames - counted.frames,
        draws: painter.draws - counted.draws,
        states: states - counted.states,
        draw: costs.sort((a, b) => a - b)[costs.length >> 1] ?? Number.NaN,
        elapsed: performance.now() - counted.at,
      };
    },
    async stand(ms, still) {
      shown = undefined;
      // The first frame may lay out, the second draws the instant and the third is the first that has nothing to do.
      for (let i = 0; i < 3; i++) {
        show(FIRST + ms, await frame());
      }
      const before = painter.draws;
      for (let i = 0; i < still; i++) {
        show(FIRST + ms, await frame());
      }
      return painter.draws - before;
    },
  };
}

/** Opens the dashboard's drawing in the page and drives it. */
export async function drivePanel(dashboard: Dashboard): Promise<PanelBench> {
  await Promise.all(['400', '500'].map((weight) => document.fonts.load(`${weight} 16px "Archivo Variable"`)));
  await document.fonts.load('400 16px "JetBrains Mono Variable"');
  const host = document.getElementById('panel') as HTMLElement;
  return drive(await stagePainter(host, dashboard), statesOf(dashboard), dashboard.cadence);
}

import '../../../src/theme/fonts.css';
import './page.css';
import { NEXT_FRAME, onFrame } from '../../../src/clock/frames';
import type { Dashboard } from '../../../src/dashboards/contract';
import { dashboards } from '../../../src/dashboards/registry';
import type { PanelPainter } from './painter';
import { type DrawnId, FIRST, type Hand, type PanelBench, type RunCounts, SPAN_MS } from './panels';

declare global {
  interface Window {
    panelBench: PanelBench;
  }
}

const SEED = 'northwall';

const NOTHING: PanelPainter = { ready: true, draws: 0, restart() {}, update() {}, draw: (t) => t };

/** Loads one implementation alone, so that none's code weighs on another. */
async function open(hand: Hand, id: DrawnId, host: HTMLElement): Promise<PanelPainter> {
  if (hand === 'stage') return (await import('./stage-painter')).stagePainter(host, id);
  if (hand === 'canvas2d') return (await import('./canvas-painter')).canvasPainter(host, id);
  if (hand === 'react') return (await import('./react-painter')).reactPainter(host, id);
  return NOTHING;
}

/** The panel's states over the span, computed ahead so that they cost no frame anything. */
function statesOf({ cadence, state, settings }: Dashboard): (t: number) => unknown {
  const first = Math.floor(FIRST / cadence);
  const count = Math.floor((FIRST + SPAN_MS) / cadence) - first + 1;
  const states = Array.from({ length: count }, (_, i) => state(SEED, (first + i) * cadence, settings));
  return (t) => states[Math.min(Math.floor(t / cadence) - first, count - 1)];
}

const frame = () => new Promise<number>(requestAnimationFrame);

/** Drives every hand through the site's own frame loop, which rests while the hand has nothing to do. */
function drive(painter: PanelPainter, stateAt: (t: number) => unknown, cadence: number): PanelBench {
  let leave = () => {};
  let restMs = 0;
  let began = 0;
  let counted = { at: 0, frames: 0, draws: 0, states: 0 };
  let frames = 0;
  let states = 0;
  let shown: unknown;

  function show(t: number, now: number): number {
    const state = stateAt(t);
    if (state !== shown) {
      shown = state;
      states += 1;
      painter.update(state, now);
    }
    return painter.draw(t, now);
  }

  function turn(now: number): number {
    frames += 1;
    const t = FIRST + Math.min(now - began, SPAN_MS);
    const next = Math.min(show(t, now), (Math.floor(t / cadence) + 1) * cadence);
    return Math.max(next > t ? now + next - t : NEXT_FRAME, now + restMs);
  }

  function count(): void {
    counted = { at: performance.now(), frames, draws: painter.draws, states };
  }

  return {
    get ready() {
      return painter.ready;
    },
    run(fps) {
      restMs = fps === undefined ? 0 : 1_000 / fps;
      shown = undefined;
      painter.restart();
      began = performance.now();
      count();
      leave = onFrame(turn);
    },
    count,
    stop(): RunCounts {
      leave();
      // What the browser moves by itself would go on, at the cost of the hand that runs next.
      for (const animation of document.getAnimations()) animation.pause();
      return {
        frames: frames - counted.frames,
        draws: painter.draws - counted.draws,
        states: states - counted.states,
        elapsed: performance.now() - counted.at,
      };
    },
    async stand(ms, still) {
      shown = undefined;
      painter.restart();
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

const query = new URLSearchParams(location.search);
const id = query.get('panel') as DrawnId;
const host = document.getElementById('panel') as HTMLElement;
await Promise.all(['400', '500'].map((weight) => document.fonts.load(`${weight} 16px "Archivo Variable"`)));
await document.fonts.load('400 16px "JetBrains Mono Variable"');
const dashboard = dashboards[id] as Dashboard;
const painter = await open(query.get('hand') as Hand, id, host);
window.panelBench = drive(painter, statesOf(dashboard), dashboard.cadence);

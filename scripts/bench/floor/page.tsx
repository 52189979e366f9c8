import '../../../src/theme/fonts.css';
import '../../../src/theme/index.css';
import 'virtual:tokens.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../../../src/app/routes';
import { Clock } from '../../../src/clock/clock';
import { browserTime } from '../../../src/clock/time-source';
import { WorldContext } from '../../../src/clock/world';
import { clockReading } from '../../../src/clock/zone';
import { CYCLE_DAYS } from '../../../src/sim/world/cycle';
import type { FloorBench } from './floor';

declare global {
  interface Window {
    floorBench: FloorBench;
  }
}

/** Most milliseconds until a seek is drawn. */
const PATIENCE_MS = 10_000;

const CORNER_COLOURS = ['#000', '#222'] as const;

/** Canvases to which WebGL has drawn since it was last cleared. */
const drawn = new Set<unknown>();
const { drawElements } = WebGL2RenderingContext.prototype;
WebGL2RenderingContext.prototype.drawElements = function (...args) {
  drawn.add(this.canvas);
  drawElements.apply(this, args);
};

const clock = new Clock(browserTime, { at: Date.UTC(2026, 2, 3, 9, 19), rate: 0 });

function onScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Whether every panel whose drawing is on screen says `reading` and has drawn since the seek. */
function shows(reading: string, firstRow: string | undefined): boolean {
  const panels = [...document.querySelectorAll('.panel')].filter((panel) => {
    const figure = panel.querySelector('figure');
    return figure !== null && onScreen(figure);
  });
  return (
    panels.length > 0 &&
    panels.every((panel) => {
      const canvas = panel.querySelector('canvas');
      const stage = panel.querySelector('figure')?.dataset.stage;
      if (!panel.querySelector('.panel-footer')?.textContent?.includes(reading)) return false;
      if (stage === 'none') return rowOf(panel) !== firstRow;
      return stage === 'drawing' && drawn.has(canvas);
    })
  );
}

/** Resolves when the next frame has run its callbacks, all drawing among them. */
const frame = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    requestAnimationFrame(() => port2.postMessage(null));
  });

const rowOf = (of: ParentNode) => of.querySelector<HTMLElement>('.log-list li')?.dataset.key;

window.floorBench = {
  get settled() {
    return shows(clockReading(clock.now(), 'utc'), undefined);
  },
  seek(t) {
    const firstRow = rowOf(document);
    drawn.clear();
    const from = performance.now();
    clock.seek(t);
    const reading = clockReading(t, 'utc');
    return new Promise((resolve, reject) => {
      const look = () => {
        const ms = performance.now() - from;
        if (shows(reading, firstRow)) requestAnimationFrame(() => resolve(performance.now() - from));
        else if (ms > PATIENCE_MS) reject(new Error(`Not drawn: ${reading}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  },
  async scrub(step, ms) {
    const steps: number[] = [];
    const end = performance.now() + ms;
    let shown = performance.now();
    while (shown < end) {
      const firstRow = rowOf(document);
      drawn.clear();
      const t = clock.now() + step;
      clock.seek(t);
      const reading = clockReading(t, 'utc');
      do {
        await frame();
        if (performance.now() - shown > PATIENCE_MS) throw new Error(`Not drawn: ${reading}`);
      } while (!shows(reading, firstRow));
      steps.push(performance.now() - shown);
      shown = performance.now();
    }
    return steps;
  },
  async blink(ms) {
    const corner = document.createElement('div');
    corner.className = 'corner';
    document.body.append(corner);
    const end = performance.now() + ms;
    let frames = 0;
    while (performance.now() < end) {
      await frame();
      frames += 1;
      corner.style.backgroundColor = CORNER_COLOURS[frames % 2] as string;
    }
    corner.remove();
    return frames;
  },
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <WorldContext value={{ seed: 'northwall', cycleDays: CYCLE_DAYS, clock }}>
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/skynet'] })} />
  </WorldContext>,
);

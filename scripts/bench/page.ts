import './page.css';
import { fieldData } from './field';
import { FIELD, type PageBench, type PageCounts, type PainterName, STEP_MS } from './measure';
import type { Painter } from './painter';

declare global {
  interface Window {
    bench: PageBench;
  }
}

/** The instant of the data at which the drawing is looked at, milliseconds: half way through a step. */
const LOOK_AT = 2.5 * STEP_MS;

/** Channels of a pixel, and the place of the one that is no colour. */
const CHANNELS = 4;
const ALPHA = 3;

/** Loads one implementation alone, so that neither's code weighs on the other. */
async function open(name: PainterName, host: HTMLElement, count: number): Promise<Painter> {
  if (name === 'stage') return (await import('./stage-painter')).stagePainter(host, count);
  return (await import('./canvas-painter')).canvasPainter(host, count);
}

/** The mean of all colour channels of `canvas`, 0 to 1. */
function brightnessOf(canvas: HTMLCanvasElement): number {
  const copy = new OffscreenCanvas(FIELD.width, FIELD.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, FIELD.width, FIELD.height);
  let sum = 0;
  data.forEach((value, i) => {
    if (i % CHANNELS !== ALPHA) sum += value;
  });
  return sum / (FIELD.width * FIELD.height * ALPHA * 255);
}

/** Draws the field in every frame and counts what that takes. */
function drive(painter: Painter, host: HTMLElement, count: number): PageBench {
  const data = fieldData(count);
  const origin = performance.now();
  let ready = false;
  const moving: number[] = [];
  const stepping: number[] = [];
  let started = origin;
  let shown = Number.NaN;
  let stepped = false;

  /** Draws the field at `t` with the data of that step; the step that is shown already is not taken again. */
  function draw(t: number, step: number): void {
    const state = step === shown ? undefined : data(step);
    const before = performance.now();
    if (state) painter.update(state, t);
    painter.draw(t);
    (state ? stepping : moving).push(performance.now() - before);
    stepped = state !== undefined;
    shown = step;
  }

  function turn(): void {
    requestAnimationFrame(turn);
    const t = performance.now() - origin;
    // Never two data steps in two frames: a slow painter would show no frame that only moves.
    draw(t, stepped ? shown : Math.floor(t / STEP_MS));
    ready = painter.ready;
  }
  requestAnimationFrame(turn);

  return {
    get ready() {
      return ready;
    },
    start() {
      moving.length = 0;
      stepping.length = 0;
      started = performance.now();
    },
    counts: (): PageCounts => ({ moving, stepping, elapsed: performance.now() - started }),
    brightness() {
      draw(LOOK_AT, Math.floor(LOOK_AT / STEP_MS));
      return brightnessOf(host.querySelector('canvas') as HTMLCanvasElement);
    },
  };
}

const query = new URLSearchParams(location.search);
const count = Number(query.get('cells'));
const host = document.getElementById('field') as HTMLElement;
window.bench = drive(await open(query.get('painter') as PainterName, host, count), host, count);

import { readFileSync } from 'node:fs';
import { type ThroughputPod, throughputAt } from '../../../src/dashboards/throughput/sim';
import { DEFAULT_SEED } from '../../../src/sim/world/seed';
import { GPU_CAP_TFLOPS } from '../../../src/sim/world/site/site';
import { COLOURS, FONTS } from '../../../src/theme/tokens';

/** Instant of the picture: 2026-03-03 08:53:26.800 UTC, when an incident has part of a rack down. */
const INSTANT = 1_772_528_006_800;
const CYCLE_DAYS = 4;

/** Utilisation of a GPU, in per cent of its peak, at which its cell is empty and at which it is full. */
const SCALE = { empty: 60, full: 100 } as const;

/** Cell of a GPU, px: a pod is 24 cells by 24, a rack three columns of it. */
const CELL = { width: 11, height: 6, stepX: 14, stepY: 8 } as const;
/** Rows of cells in a pod. */
const ROWS = 24;
/** Size of a pod and the step to the next, px. */
const POD = { width: 24 * CELL.stepX - 3, step: 368, height: ROWS * CELL.stepY } as const;

const FONT_FILES = {
  'Archivo Variable': 'archivo/files/archivo-latin-wdth-normal.woff2',
  'JetBrains Mono Variable': 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
} as const;

function fontFaces(): string {
  return Object.entries(FONT_FILES)
    .map(([family, file]) => {
      const data = readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64');
      return `@font-face{font-family:"${family}";font-weight:100 900;font-stretch:62% 125%;src:url(data:font/woff2;base64,${data})}`;
    })
    .join('');
}

/** Cell of a GPU as SVG, filled from below by its load; outlined if the GPU is down. */
function cell(tflops: number, x: number, y: number): string {
  if (tflops === 0)
    return `<rect x="${x + 0.75}" y="${y + 0.75}" width="${CELL.width - 1.5}" height="${CELL.height - 1.5}" fill="none" stroke="${COLOURS.fault}" stroke-width="1.5"/>`;
  const percent = (tflops / GPU_CAP_TFLOPS) * 100;
  const share = Math.min(1, Math.max(0.12, (percent - SCALE.empty) / (SCALE.full - SCALE.empty)));
  const width = (CELL.width * share).toFixed(2);
  return `<rect x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}" fill="${COLOURS.raised}"/><rect x="${x}" y="${y}" width="${width}" height="${CELL.height}" fill="${COLOURS.muted}"/>`;
}

function podField({ pod, racks }: ThroughputPod, p: number): string {
  const cells = racks.flatMap(({ gpus }, r) =>
    gpus.map((tflops, i) => {
      const column = r * 3 + Math.floor(i / ROWS);
      return cell(tflops, p * POD.step + column * CELL.stepX, (i % ROWS) * CELL.stepY);
    }),
  );
  const label = `<text x="${p * POD.step}" y="${POD.height + 26}">Pod ${pod}</text>`;
  return cells.join('') + label;
}

/** Path of the brand's mark, as in the icon. */
function markPath(): string {
  const path = /<path d="([^"]+)"/.exec(readFileSync('public/icon.svg', 'utf8'))?.[1];
  if (!path) throw new Error('public/icon.svg has no path.');
  return path;
}

/** Picture for links to the site: its name, its line, and the load of every GPU at one instant of the simulation. */
function ogHtml(): string {
  const { pods } = throughputAt(DEFAULT_SEED, INSTANT, { cycleDays: CYCLE_DAYS });
  return `<style>${fontFaces()}
    body { box-sizing: border-box; margin: 0; padding: 64px; color: ${COLOURS.text}; background: ${COLOURS.bg}; font: 400 20px/1.1 ${FONTS.sans}; }
    header { display: flex; gap: 16px; align-items: center; font-size: 28px; font-weight: 640; font-stretch: 125%; letter-spacing: 0.08em; }
    header svg { width: 36px; height: 36px; fill: none; stroke: currentColor; stroke-width: 2; }
    h1 { margin: 40px 0 44px; font-size: 66px; font-weight: 560; font-stretch: 112%; line-height: 1.1; }
    text { fill: ${COLOURS.muted}; font: 400 18px ${FONTS.mono}; }
  </style>
  <header><svg viewBox="0 0 16 16"><path d="${markPath()}"/></svg>NORTHWALL</header>
  <h1>Autonomy with a brake<br>you can inspect</h1>
  <svg width="1072" height="230" viewBox="0 0 1072 230">${pods.map(podField).join('')}</svg>`;
}

/** Picture to be drawn: HTML that fills a viewport of that size, in CSS px. */
export interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

/** Share of a maskable icon's width that its mark takes: a launcher may cut all but a circle of 80 %. */
const MASKABLE_SHARE = 0.62;

function icon(file: string, size: number, share = 1): Picture {
  const svg = readFileSync('public/icon.svg', 'utf8');
  const inner = Math.round(size * share);
  const place = (size - inner) / 2;
  return {
    file,
    width: size,
    height: size,
    html: `<style>body{margin:0;background:${COLOURS.bg}}svg{position:absolute;left:${place}px;top:${place}px;width:${inner}px;height:${inner}px}</style>${svg}`,
  };
}

/** Pictures that stand for the site elsewhere. */
export function pictures(): Picture[] {
  return [
    icon('favicon.ico', 32),
    icon('apple-touch-icon.png', 180),
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    icon('icon-maskable-512.png', 512, MASKABLE_SHARE),
    { file: 'og.png', width: 1200, height: 630, html: ogHtml() },
  ];
}

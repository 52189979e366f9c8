import { readFileSync } from 'node:fs';
import { COLOURS } from '../../../src/theme/tokens';
import { ogHtml } from './og';

/** A picture to be drawn: HTML that fills a viewport of that size, in CSS px. */
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

/** Every picture of the site that stands for it elsewhere. */
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

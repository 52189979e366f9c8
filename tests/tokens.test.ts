import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CellInk } from '../src/theme/ink';
import { channelsOf, contrastingColour } from '../src/theme/palette';
import { COLOURS, type ColourName, FORCED_COLOURS, tokensCss } from '../src/theme/tokens';

/** Relative luminance of a CSS hexadecimal colour, WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

describe('contrast on the raised surface', () => {
  const text: ColourName[] = ['text', 'muted', 'faint', 'accent', 'ok', 'warn', 'fault', 'idle', 'other'];
  test.each(text)('%s reads as text: 4.5 to one', (name) => {
    expect(contrast(COLOURS[name], COLOURS.raised)).toBeGreaterThanOrEqual(4.5);
  });

  const graphics: ColourName[] = ['control', 'field', 'series1', 'series2', 'focus'];
  test.each(graphics)('%s reads as a shape: 3 to one', (name) => {
    expect(contrast(COLOURS[name], COLOURS.raised)).toBeGreaterThanOrEqual(3);
  });
});

test('another world has one colour: no second one marks a fork, a compared state or a prevented future', () => {
  const uses = (name: string) =>
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx?)$/.test(file) && !file.startsWith('theme'))
      .filter((file) => new RegExp(`['"]${name}['"]|var\\(--${name}\\)`).test(readFileSync(`src/${file}`, 'utf8')));
  // The phase of a core's work that is called fork is in this world.
  expect(uses('series2')).toEqual(['dashboards/cores/inks.ts']);
  for (const file of ['controls/what-if/band.css', 'panel/body/compared.css', 'dashboards/forks/inks.ts'])
    expect(uses('other')).toContain(file);
});

test('every colour reaches the style sheet', () => {
  for (const [name, value] of Object.entries(COLOURS)) expect(tokensCss()).toContain(`--${name}: ${value};`);
});

/**
 * Ground and text of Windows' contrast themes: Aquatic, Desert, Dusk and Night sky, and the black and the white one of
 * old.
 */
const THEMES = {
  Aquatic: ['#202020', '#FFFFFF'],
  Desert: ['#FFFAEF', '#3D3D3D'],
  Dusk: ['#2D3236', '#FFFFFF'],
  'Night sky': ['#000000', '#FFFFFF'],
  white: ['#FFFFFF', '#000000'],
} as const;

/** Forced token in a theme; undefined if it has a hue, which only the visitor knows. */
function shadeOf(name: ColourName, [ground, text]: readonly [string, string]): string | undefined {
  const css = FORCED_COLOURS[name];
  const share =
    css === 'Canvas' ? 0 : css === 'CanvasText' ? 100 : Number(/CanvasText (\d+)%/.exec(css)?.[1] ?? Number.NaN);
  if (Number.isNaN(share)) return undefined;
  const at = (hex: string, i: number) => Number.parseInt(hex.slice(i, i + 2), 16);
  const mixed = [1, 3, 5].map((i) => Math.round(at(ground, i) + ((at(text, i) - at(ground, i)) * share) / 100));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(Object.entries(THEMES))('forced colours in the theme %s', (_name, theme) => {
  const stands = (name: ColourName) => contrast(shadeOf(name, theme) ?? '', theme[0]);

  test('what is ordinary reads as a shape and stays below the text, and hairlines below both', () => {
    for (const quiet of ['field', 'idle'] as const) {
      expect(stands(quiet)).toBeGreaterThanOrEqual(3);
      expect(stands(quiet)).toBeLessThan(stands('text') / 2);
      expect(stands('hair')).toBeLessThan(stands(quiet));
    }
    expect(stands('hair')).toBeGreaterThan(1.5);
  });

  test('words are written in the text’s own colour, or in one with a hue', () => {
    for (const name of ['text', 'muted', 'faint', 'ok', 'accent', 'warn', 'fault', 'other'] as const)
      expect([theme[1].toLowerCase(), undefined]).toContain(shadeOf(name, theme));
  });
});

test('no forced colour is the one of disabled or of visited words, whose looks no two systems share', () => {
  for (const css of Object.values(FORCED_COLOURS)) expect(css).not.toMatch(/GrayText|VisitedText/);
});

test('a computed colour is read in either form, opacity too', () => {
  expect(channelsOf('rgba(26, 235, 255, 0.8)')).toEqual([26, 235, 255, 0.8]);
  expect(channelsOf('color(srgb 0.6 1 1e-3)').map((channel) => Math.round(channel))).toEqual([153, 255, 0, 1]);
});

test('a system’s colour that does not stand out from the ground gives way to the text’s', () => {
  expect(contrastingColour(0x00303c, 0x000000, 0xffffff)).toBe(0xffffff);
  expect(contrastingColour(0x1aebff, 0x000000, 0xffffff)).toBe(0x1aebff);
});

const inksOfDashboards = import.meta.glob<Readonly<Record<string, unknown>>>('../src/dashboards/*/inks.ts', {
  eager: true,
});

/** Inks of cells within a value, with their names. */
function cellInks(value: unknown, name: string): (CellInk & { readonly name: string })[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('colour' in value && 'hatch' in value) return [{ ...(value as CellInk), name }];
  return Object.entries(value).flatMap(([key, each]) => cellInks(each, `${name} ${key}`));
}

test('no area has a share of the incidents’ yellow, which over a dark ground is an olive green', () => {
  const inks = Object.entries(inksOfDashboards).flatMap(([file, each]) => cellInks(each, file));
  expect(inks.length).toBeGreaterThan(30);
  expect(inks.filter(({ colour, share = 1 }) => colour === 'warn' && share < 1)).toEqual([]);
});

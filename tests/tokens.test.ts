import { describe, expect, test } from 'vitest';
import { COLOURS, type ColourName, tokensCss } from '../src/theme/tokens';

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
  const text: ColourName[] = ['text', 'muted', 'faint', 'accent', 'ok', 'warn', 'fault', 'idle'];
  test.each(text)('%s reads as text: 4.5 to one', (name) => {
    expect(contrast(COLOURS[name], COLOURS.raised)).toBeGreaterThanOrEqual(4.5);
  });

  const graphics: ColourName[] = ['control', 'field', 'series1', 'series2', 'series3', 'series4', 'focus'];
  test.each(graphics)('%s reads as a shape: 3 to one', (name) => {
    expect(contrast(COLOURS[name], COLOURS.raised)).toBeGreaterThanOrEqual(3);
  });
});

test('every colour reaches the style sheet', () => {
  for (const [name, value] of Object.entries(COLOURS)) expect(tokensCss()).toContain(`--${name}: ${value};`);
});

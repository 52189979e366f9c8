import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { monoWidth } from '../../../plot/grammar/type';
import { MACHINE_NAMES } from '../../../sim/world/machines/machine-names';
import { layoutFields, ON_PAGE } from './layout';
import { gapPlace, gapText, LONG } from './other-machine';

// Pixi reads the browser's user agent as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

test('where the machine of the other state is is said in metres, and nothing where it is in the same place', () => {
  const of = '24 hours earlier';
  expect([24.04, -0.62, 0.04].map((ahead) => gapText(of, ahead))).toEqual([
    '24 hours earlier: 24.04 m ahead',
    '24 hours earlier: 0.62 m behind',
    '',
  ]);
});

test('the machine of the other state is drawn where it is, whole in its field, or not at all; the line to it and its words never leave that', () => {
  const sizes = fc.constantFrom([1_232, 348], [1_872, 640], [340, 380], [700, 900], [3_700, 1_500]);
  fc.assert(
    fc.property(
      sizes,
      fc.constantFrom(...MACHINE_NAMES),
      fc.double({ min: -900, max: 900, noNaN: true }),
      (size, machine, ahead) => {
        const [width = 0, height = 0] = size;
        for (const field of layoutFields({ width, height, scale: 1, resolution: 1 }, machine, ON_PAGE)) {
          const words = monoWidth(gapText('24 hours earlier', ahead).length, 12);
          const { x, pxPerMetre } = field;
          const right = x + field.width;
          const gap = gapPlace(field, ahead, words);
          const nose = field.nose + ahead * pxPerMetre;
          const isWhole = nose <= right && nose - LONG[field.machine] * pxPerMetre >= x;
          expect(gap.isOut).toBe(!isWhole);
          if (isWhole) expect(gap.end).toBe(nose);
          expect([gap.end >= x, gap.end <= right, gap.words >= x, gap.words + words <= right + 1e-6]).toEqual(
            Array(4).fill(true),
          );
        }
      },
    ),
  );
});

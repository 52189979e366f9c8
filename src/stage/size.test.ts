import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bufferResolution } from './size';

test('an ordinary canvas has one buffer pixel a device pixel', () => {
  expect(bufferResolution(1160, 480, 2, 8192)).toBe(2);
  expect(bufferResolution(3840, 2160, 1, 8192)).toBe(1);
});

test('no buffer passes the device’s longest side or one 4K screen of pixels', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.constantFrom(1, 1.25, 2, 3),
      fc.constantFrom(2048, 8192, 16_384),
      (width, height, ratio, maxSide) => {
        const resolution = bufferResolution(width, height, ratio, maxSide);
        expect(resolution).toBeGreaterThan(0);
        expect(resolution).toBeLessThanOrEqual(ratio);
        expect(Math.max(width, height) * resolution).toBeLessThanOrEqual(maxSide + 1e-6);
        expect(width * height * resolution ** 2).toBeLessThanOrEqual(3840 * 2160 + 1e-3);
      },
    ),
  );
});

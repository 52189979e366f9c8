import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bufferResolution, wholePixels } from './size';

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

test('a box is cut to whole device pixels, by less than one at each edge', () => {
  const px = fc.double({ min: -2000, max: 5000, noNaN: true });
  const sizes = fc.double({ min: 2, max: 5000, noNaN: true });
  fc.assert(
    fc.property(px, px, sizes, sizes, fc.constantFrom(1, 1.25, 1.5, 2, 3), (left, top, width, height, ratio) => {
      const cut = wholePixels({ left, top, width, height }, ratio);
      const right = cut.left + cut.width;
      const bottom = cut.top + cut.height;
      const edges = [cut.left, cut.top, right, bottom];
      for (const edge of edges) expect(Math.abs(edge * ratio - Math.round(edge * ratio))).toBeLessThan(1e-6);
      const cuts = [cut.left - left, cut.top - top, left + width - right, top + height - bottom];
      for (const lost of cuts) {
        expect(lost).toBeGreaterThan(-1e-5);
        expect(lost).toBeLessThan(1 / ratio);
      }
    }),
  );
});

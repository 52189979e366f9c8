import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bufferResolution, partInside, wholePixels } from './size';

/** Returns the resolution of a canvas that holds the whole drawing. */
const resolutionOf = (width: number, height: number, ratio: number, maxSide: number) =>
  bufferResolution({ width, height }, { width, height }, ratio, maxSide);

test('an ordinary canvas has one buffer pixel a device pixel', () => {
  expect(resolutionOf(1160, 480, 2, 8192)).toBe(2);
  expect(resolutionOf(3840, 2160, 1, 8192)).toBe(1);
});

test('no buffer passes the device’s longest side or one 4K screen of pixels', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.constantFrom(1, 1.25, 2, 3),
      fc.constantFrom(2048, 8192, 16_384),
      (width, height, ratio, maxSide) => {
        const resolution = resolutionOf(width, height, ratio, maxSide);
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
    fc.property(px, px, sizes, sizes, fc.constantFrom(1, 1.25, 1.5, 2, 3), (x, y, width, height, ratio) => {
      const cut = wholePixels({ x, y, width, height }, ratio);
      const right = cut.x + cut.width;
      const bottom = cut.y + cut.height;
      const edges = [cut.x, cut.y, right, bottom];
      const places = Number.isInteger(ratio) ? 1 : ratio;
      for (const edge of edges) expect(Math.abs(edge * places - Math.round(edge * places))).toBeLessThan(1e-6);
      const cuts = [cut.x - x, cut.y - y, x + width - right, y + height - bottom];
      for (const lost of cuts) {
        expect(lost).toBeGreaterThan(-1e-5);
        expect(lost).toBeLessThan(1 / places);
      }
    }),
  );
});

test('where a window shows a part of a drawing, the buffer holds that part on whole pixels, and no more than a window', () => {
  const place = fc.record({
    x: fc.integer({ min: -9_000, max: 3_000 }),
    y: fc.integer({ min: -9_000, max: 3_000 }),
    width: fc.integer({ min: 1, max: 9_000 }),
    height: fc.integer({ min: 1, max: 9_000 }),
  });
  const window = { x: -4, y: 2, width: 1_928, height: 1_088 };
  fc.assert(
    fc.property(place, fc.constantFrom(1, 2), (drawing, ratio) => {
      const part = partInside(drawing, window, ratio);
      expect(part.width).toBe(Math.min(drawing.width, window.width));
      expect(part.height).toBe(Math.min(drawing.height, window.height));
      const seen = {
        left: Math.max(drawing.x, window.x),
        right: Math.min(drawing.x + drawing.width, window.x + window.width),
      };
      expect(part.x).toBeGreaterThanOrEqual(0);
      expect(part.x + part.width).toBeLessThanOrEqual(drawing.width);
      if (seen.left >= seen.right) return;
      expect(drawing.x + part.x).toBeLessThanOrEqual(seen.left);
      expect(drawing.x + part.x + part.width).toBeGreaterThanOrEqual(seen.right);
    }),
  );
});

test('a part of a drawing on a wall keeps the device’s pixels, where the whole would be scaled', () => {
  const wall = { width: 11_520, height: 2_160 };
  expect(bufferResolution(wall, { width: 3_840, height: 2_160 }, 1, 16_384)).toBe(1);
  expect(bufferResolution(wall, wall, 1, 16_384)).toBeLessThan(0.6);
});

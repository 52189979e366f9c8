import { expect, test } from 'vitest';
import { Clock } from '../../../clock/clock';
import { NEXT_FRAME } from '../../../clock/frames';
import { createSlide } from './slide';

test('a page in the show slides from top to end, and asks for no frame while the world is paused', () => {
  const clock = new Clock({ now: () => 0 }, { at: 0, rate: 1 });
  const page = { scrollTop: 0, scrollHeight: 1_500, clientHeight: 500 };
  const slide = createSlide(clock, 0, 10_000);
  expect([slide(page), page.scrollTop]).toEqual([NEXT_FRAME, 0]);
  clock.seek(5_000);
  expect([slide(page), page.scrollTop]).toEqual([NEXT_FRAME, 500]);
  clock.pause();
  expect(slide(page)).toBe(Number.POSITIVE_INFINITY);
  // A part of the page has arrived.
  page.scrollHeight = 2_500;
  expect([slide(page), page.scrollTop]).toEqual([NEXT_FRAME, 1_000]);
  expect(slide(page)).toBe(Number.POSITIVE_INFINITY);
});

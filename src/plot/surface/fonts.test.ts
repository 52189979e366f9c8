import { afterEach, expect, test, vi } from 'vitest';
import { loadStageFonts } from './fonts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a drawing waits for its fonts, and no longer than three seconds for one that neither comes nor fails', async () => {
  vi.useFakeTimers();
  const opened = vi.fn();
  vi.stubGlobal('document', { fonts: { load: () => Promise.reject(new Error('planted')) } });
  await loadStageFonts().then(opened);
  expect(opened).toHaveBeenCalledTimes(1);
  vi.stubGlobal('document', { fonts: { load: () => new Promise(() => {}) } });
  const waiting = loadStageFonts().then(opened);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(opened).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  await waiting;
  expect(opened).toHaveBeenCalledTimes(2);
});

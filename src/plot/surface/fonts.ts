import { startTimer } from '../../clock/timers';
import { FONTS } from '../../theme/tokens';

/** Milliseconds after which a drawing no longer waits for a font; the page's text does not either. */
const LONGEST_MS = 3_000;

/**
 * Resolves once the site's fonts can be drawn to a canvas. A font that fails or is late is replaced by its fallback.
 */
export async function loadStageFonts(): Promise<void> {
  const all = Promise.allSettled(Object.values(FONTS).map((family) => document.fonts.load(`500 16px ${family}`)));
  await Promise.race([all, new Promise<void>((resolve) => startTimer(LONGEST_MS, resolve))]);
}

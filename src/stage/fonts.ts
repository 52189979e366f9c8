import { FONTS } from '../theme/tokens';

/** Resolves once the site's fonts can be drawn to a canvas; a font that fails to load is replaced by its fallback. */
export async function loadStageFonts(): Promise<void> {
  await Promise.allSettled(Object.values(FONTS).map((family) => document.fonts.load(`500 16px ${family}`)));
}

import { mixColours } from '../../../../plot/grammar/colour';
import { SLICE_MS } from '../../../../sim/world/cores/scenario';
import type { Incident } from '../../../../sim/world/incidents/incidents';
import type { Palette } from '../../../../theme/palette';
import type { ColourName } from '../../../../theme/tokens';
import { TONES } from '../../inks';
import type { ForkSlice } from '../../sim-slice';

/**
 * Remaining light of the forks when an incident is told: in its own slice, and of all colours in the others: brighter,
 * and the futures that were prevented do not stand out.
 */
const LIGHT = { own: 0.7, rest: 0.45 } as const;

/**
 * Palette of a slice when an incident is told: in its own slice only the forks are dimmed. Forced colours stay as they
 * are.
 */
export function paletteBeside(palette: Palette, { ended }: Incident, { start }: ForkSlice): Palette {
  if (palette.isForced) return palette;
  const isOwn = start <= ended && ended < start + SLICE_MS;
  const light = isOwn ? LIGHT.own : LIGHT.rest;
  const dimmed: readonly ColourName[] = isOwn ? ['text'] : ['text', TONES.best, TONES.cut];
  const colours = dimmed.map((name) => [name, mixColours(palette.panel, palette[name], light)]);
  return { ...palette, ...Object.fromEntries(colours) };
}

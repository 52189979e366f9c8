import type { Viewport } from '../../../plot/grammar/viewport';
import { createLine } from '../../../plot/render/primitives/line';
import type { SurfaceKind } from '../../../plot/surface/scene';
import { waterAt } from '../../../sim/world/machines/petrel-pose';
import { SPECS } from '../../../sim/world/machines/specs';
import type { Palette } from '../../../theme/palette';
import { TONES } from '../inks';
import type { MachineField } from './layout';

/** Points of the water's line. */
const POINTS = 121;
/**
 * Bow wave at full speed, in metres: from the nose to its middle, from there to its ends, and its height: higher, and
 * it would hide the deck.
 */
const BOW = { middle: -0.2, half: 0.7, height: 0.11 } as const;
/**
 * Stern waves at full speed: their start, their height there, radians to a metre, and metres over which they fade.
 * Higher, and the boat would look faster than it is.
 */
const STERN = { at: -3, height: 0.09, pitch: 2.6, fade: 2.4 } as const;

/** Height of the water that the hull displaces at full speed, `from` metres before its nose. */
function hullWave(from: number): number {
  const bow = BOW.height * (1 - ((from - BOW.middle) / BOW.half) ** 2);
  const behind = STERN.at - from;
  const stern = behind > 0 ? STERN.height * Math.sin(behind * STERN.pitch) * Math.exp(-behind / STERN.fade) : 0;
  return Math.max(bow, 0) + stern;
}

/** Water along a field: its waves, the one that the hull pushes and those behind it. */
export function createWater(kind: SurfaceKind) {
  const line = createLine(kind, POINTS, { ink: TONES.water, width: 1.2 });
  const surface = new Float32Array(POINTS * 2);

  return {
    container: line.container,
    layout(viewport: Viewport, palette: Palette): void {
      line.layout(viewport, palette);
    },
    /** Draws the water at `t`; `place` is the place of the nose in metres, `speed` is in metres a second. */
    draw({ x, width, nose, pxPerMetre, ground }: MachineField, place: number, speed: number, t: number): void {
      const pace = speed / SPECS.petrel.top;
      for (let i = 0; i < POINTS; i++) {
        const px = x + (width * i) / (POINTS - 1);
        const from = (px - nose) / pxPerMetre;
        const height = waterAt(place + from, t) + pace * pace * hullWave(from);
        surface[2 * i] = px;
        surface[2 * i + 1] = ground - height * pxPerMetre;
      }
      line.update(surface);
    },
  };
}

import { Container } from 'pixi.js';
import { createPose } from '../../../machine/silhouette';
import { createSilhouettes } from '../../../machine/silhouettes';
import { placeTern, ternParts } from '../../../machine/tern';
import { snapTo } from '../../../plot/grammar/snap';
import type { Viewport } from '../../../plot/grammar/viewport';
import type { SurfaceKind } from '../../../plot/surface/scene';
import { LINK } from '../../../sim/world/machines/tern';
import { EARLIER } from '../../../theme/machine-inks';
import type { Palette } from '../../../theme/palette';
import { offAxis } from './lines/astray';
import type { TimeMap } from './map';
import { type TernPlace, ternPlace } from './tern-place';
import { ternStateAt } from './tern-state';
import type { VisibleWorld } from './visible-world';

/** Number of earlier positions, and metres between two of them. */
const POSITIONS = { count: 4, apart: 0.24 } as const;

interface Arrangement {
  readonly map: TimeMap;
  readonly place: TernPlace;
  readonly viewport: Viewport;
}

/**
 * Tern on the live line with its nose at now. Its tracks and its brake are as on its patrol, and its earlier positions
 * stay on the line, which is time, and fade. Off its route it stands off the axis, as the line does. All of it is a
 * function of the instant.
 */
export function createTern(kind: SurfaceKind) {
  const silhouettes = createSilhouettes(kind, ternParts(), POSITIONS.count);
  const container = new Container({ children: [...silhouettes.containers] });
  const pose = createPose();
  let arrangement: Arrangement | undefined;

  return {
    container,
    layout(map: TimeMap, viewport: Viewport, palette: Palette): void {
      const place = ternPlace(map, viewport);
      arrangement = { map, place, viewport };
      silhouettes.layout({ viewport, palette, pxPerMetre: place.pxPerMetre, from: 0, to: viewport.width, fade: 1 });
    },
    /**
     * Draws it in a world at an instant. `hold` is the hold of the world’s brake, `clearance` how far its earlier
     * positions give way to the forks behind them, 0 to 1.
     */
    draw({ world, t, clearance }: Pick<VisibleWorld, 'world' | 't' | 'clearance'>, hold: number): void {
      if (!arrangement) return;
      const { map, place, viewport } = arrangement;
      const { x, y } = place.nose;
      const snap = snapTo(viewport.resolution);
      const { travelled, brake } = ternStateAt(world, t, hold);
      /** Its place with its nose at an earlier instant: as far from the axis as the live line there. */
      const placeAt = (instant: number, back: number) => {
        const off = offAxis(world, instant) * map.half;
        return { x: snap(x - back + (map.upright ? off : 0)), y: snap(y + (map.upright ? 0 : off)) };
      };
      const at = { ...placeAt(t, 0), opacity: 1, hold: brake };
      const links = travelled / LINK;
      placeTern(pose, { travelled, track: links - Math.floor(links), slope: 0, brake });
      silhouettes.machine.draw(pose, at);
      /** Distance that the line has passed below it, in metres of the drawing. */
      const passed = (t * map.pxPerMs) / place.pxPerMetre;
      const last = Math.floor(passed / POSITIONS.apart);
      silhouettes.earlier.forEach((silhouette, i) => {
        const back = passed - (last - i) * POSITIONS.apart;
        if (map.upright || back < 1e-6 || clearance === 1) {
          silhouette.hide();
          return;
        }
        const age = back / POSITIONS.apart;
        const light = EARLIER.newest * EARLIER.share ** age * Math.min(POSITIONS.count - age, 1);
        const opacity = light * (1 - clearance);
        const px = back * place.pxPerMetre;
        silhouette.draw(pose, { ...at, ...placeAt(t - px / map.pxPerMs, px), opacity });
      });
    },
  };
}

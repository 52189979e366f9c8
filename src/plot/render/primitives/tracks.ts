import { TRAIL } from '../../../theme/shape';
import type { ColourName } from '../../../theme/tokens';
import type { SurfaceKind } from '../../surface/scene';
import type { Tracks } from './track';
import { createTracksGraphics } from './tracks-graphics';
import { createTracksMesh } from './tracks-mesh';

/**
 * Creates at most `most` moving markers for the kind of surface, with at most MAX_INKS inks by name, and trails of
 * `trail` milliseconds.
 */
export function createTracks(
  kind: SurfaceKind,
  most: number,
  inks: Readonly<Record<string, ColourName>>,
  trail: number = TRAIL.ms,
): Tracks {
  return kind === 'webgl' ? createTracksMesh(most, inks, trail) : createTracksGraphics(most, inks, trail);
}

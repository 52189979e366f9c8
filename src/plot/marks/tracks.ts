import type { ColourName } from '../../theme/tokens';
import type { SurfaceKind } from '../scene';
import type { Tracks } from './track';
import { createTracksGraphics } from './tracks-graphics';
import { createTracksMesh } from './tracks-mesh';

/** Creates up to `most` moving markers for the kind of surface, with at most MAX_INKS inks. */
export function createTracks(kind: SurfaceKind, most: number, inks: readonly ColourName[]): Tracks {
  return kind === 'webgl' ? createTracksMesh(most, inks) : createTracksGraphics(most, inks);
}

import { Container } from 'pixi.js';
import type { TracksMark } from '../../grammar/mark';
import type { SurfaceKind } from '../../surface/scene';
import type { Tracks } from '../primitives/track';
import { createTracksGraphics } from '../primitives/tracks-graphics';
import { createTracksMesh } from '../primitives/tracks-mesh';
import { createChangeCheck, createKeyedPart } from '../reused-parts';
import type { MarkView } from './mark-view';

/** Draws markers along their ways. Moving them costs one uniform. */
export function createTracksView(kind: SurfaceKind): MarkView<TracksMark> {
  const container = new Container();
  const keep = createKeyedPart<Tracks>(container);
  const createTracks = kind === 'webgl' ? createTracksMesh : createTracksGraphics;
  const isAnother = createChangeCheck();
  let tracks: Tracks | undefined;
  return {
    container,
    take({ mark: { most, size, trail, inks, data }, area, viewport, palette }) {
      tracks = keep([most, inks, trail], () => createTracks(most, inks, trail));
      if (isAnother(tracks, size, area)) tracks.layout(size, viewport, palette);
      tracks.update(data);
    },
    draw: (_data, { t, reducedMotion }) => tracks?.draw(t, reducedMotion),
  };
}

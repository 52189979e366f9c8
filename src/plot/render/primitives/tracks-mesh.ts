import { Geometry } from 'pixi.js';
import fragment from '../../../../shaders/tracks.frag?raw';
import vertex from '../../../../shaders/tracks.vert?raw';
import { clamp } from '../../../sim/math/math';
import { CORNERS, DISC_RADIUS, HOLLOW_LINE, SHAPES, sidesOf, TRAIL } from '../../../theme/shape';
import type { ColourName } from '../../../theme/tokens';
import { rgbOf } from '../../grammar/colour';
import type { Rect } from '../../grammar/rect';
import { markerX, type Track } from '../../grammar/track';
import { MAX_INKS } from './cell';
import { clipOf } from './clip';
import { inkText, pxText } from './look-text';
import { quads } from './quads';
import { createShaderMesh, vec4, vertexBuffer } from './shader-mesh';
import { GROWTH_MS, grownAt, TRACK_HALO, TRACK_HALO_SHARE, type Tracks } from './track';

const CORNERS_A_QUAD = 4;
/** Floats per vertex: place, then times. */
const FLOATS = 8;
const BYTES_A_FLOAT = 4;
/** Most sides of a shape in the shader's table. */
const MAX_SIDES = 4;
/** Milliseconds that stand for an instant without end: few enough for exact differences of floats. */
const NEVER_MS = 1e6;
/** Factors that pack a marker's shape, flag and ink into one number: of the flag, and of the ink. */
const HOLLOW_STEP = SHAPES.length;
const INK_STEP = HOLLOW_STEP * 2;
const CONSTANTS = { hollow: HOLLOW_STEP, ink: INK_STEP, inks: MAX_INKS, shapes: SHAPES.length, sides: MAX_SIDES };

/** Outward normal and distance of each side of each shape, in units of half the size. Missing sides are far away. */
function sideTable(): Float32Array {
  const table = new Float32Array(SHAPES.length * MAX_SIDES * 4);
  SHAPES.forEach((shape, i) => {
    const sides = shape === 'disc' ? [] : sidesOf(CORNERS[shape]);
    for (let side = 0; side < MAX_SIDES; side++) {
      const { normal, distance } = sides[side] ?? { normal: [0, 0], distance: SHAPES.length };
      table.set([...normal, distance, 0], (i * MAX_SIDES + side) * 4);
    }
  });
  return table;
}

/**
 * At most `most` markers as one indexed mesh with the shader pair `shaders/tracks`, with at most MAX_INKS inks by name,
 * and trails of `trail` milliseconds.
 */
export function createTracksMesh(most: number, inks: Readonly<Record<string, ColourName>>, trail: number): Tracks {
  const order = Object.keys(inks);
  const data = new Float32Array(most * CORNERS_A_QUAD * FLOATS);
  const buffer = vertexBuffer(data);
  const stride = FLOATS * BYTES_A_FLOAT;
  const geometry = new Geometry({
    attributes: {
      aPath: { buffer, format: 'float32x4', stride, offset: 0 },
      aTime: { buffer, format: 'float32x4', stride, offset: stride / 2 },
    },
    indexBuffer: quads(most),
  });
  const { mesh: container, uniforms } = createShaderMesh('tracks', {
    vertex,
    fragment,
    constants: CONSTANTS,
    geometry,
    boxes,
    inks: (): string[] =>
      inView().map(({ ink, shape, isHollow }) => `${names.get(ink)} ${isHollow ? 'hollow ' : ''}${shape}`),
    style: (): Record<string, string> => ({ size: pxText(2 * (uniforms.uSize[0] as number)), ground }),
    uniforms: {
      uClip: vec4(),
      uPart: vec4(),
      uTime: vec4(),
      uSize: vec4(),
      uLines: vec4(),
      uTrail: vec4(),
      uGround: vec4(),
      uInks: vec4(MAX_INKS),
      uSides: vec4(SHAPES.length * MAX_SIDES, sideTable()),
    },
  });
  /** Instant that the times in the buffer are relative to, so that they fit a float. */
  let base = 0;
  let current: readonly Track[] = [];

  function write(track: Track | undefined, marker: number): void {
    const since = (t: number) => clamp(t - base, -NEVER_MS, NEVER_MS);
    const values = track
      ? [
          track.x0,
          track.x1,
          track.y,
          SHAPES.indexOf(track.shape) + (track.isHollow ? HOLLOW_STEP : 0) + order.indexOf(track.ink) * INK_STEP,
          since(track.start),
          track.life,
          since(track.from),
          since(track.hide),
        ]
      : [0, 0, 0, 0, -NEVER_MS, 1, 0, -NEVER_MS];
    for (let corner = 0; corner < CORNERS_A_QUAD; corner++) {
      data.set(values, (marker * CORNERS_A_QUAD + corner) * FLOATS);
    }
  }

  let names: ReadonlyMap<string, string> = new Map();
  let ground = '';

  /** Returns the instant drawn, milliseconds since the Unix epoch. */
  const drawnAt = () => base + (uniforms.uTime[0] as number);
  const inView = () => current.filter((track) => grownAt(track, drawnAt(), uniforms.uTime[1] === 1) > 0);

  function boxes(): Rect[] {
    const t = drawnAt();
    const half = uniforms.uSize[0] as number;
    return inView().map((track) => ({
      x: markerX(track, t) - half,
      y: track.y - half,
      width: 2 * half,
      height: 2 * half,
    }));
  }

  return {
    container,
    layout(size, viewport, palette) {
      const { scale, resolution } = viewport;
      const { uClip, uSize, uLines, uTrail, uGround, uInks } = uniforms;
      names = new Map(Object.entries(inks).map(([name, ink]) => [name, inkText(palette[ink])]));
      ground = inkText(palette.panel);
      uClip.set(clipOf(viewport));
      if (viewport.part) uniforms.uPart = viewport.part;
      uSize.set([size / 2, DISC_RADIUS, resolution, 0]);
      uLines.set([HOLLOW_LINE, TRACK_HALO * scale, TRACK_HALO_SHARE, 0]);
      uTrail.set([trail, TRAIL.height, 0, 0]);
      uGround.set([...rgbOf(palette.panel), 1]);
      Object.values(inks).forEach((ink, i) => {
        uInks.set([...rgbOf(palette[ink]), 1], i * 4);
      });
    },
    update(tracks) {
      current = tracks.slice(0, most);
      base = tracks.reduce((latest, { start }) => Math.max(latest, start), 0);
      for (let marker = 0; marker < most; marker++) write(tracks[marker], marker);
      buffer.update();
    },
    draw(t, reducedMotion) {
      uniforms.uTime.set([t - base, reducedMotion ? 1 : 0, GROWTH_MS, 0]);
    },
  };
}

import { Container, Graphics } from 'pixi.js';
import { dashed } from '../../plot/render/marks/polyline';
import { SLICE_MS } from '../../sim/world/scenario';
import type { Palette } from '../../theme/palette';
import { CUT_DASHES, cutIsDashed, INKS, lineInk, TONES } from './inks';
import type { TimeMap } from './stage-layout';
import type { Line } from './stage-lines';
import type { SliceMoment, SlicePlace, SliceView } from './stage-slices';

/** Light of the faintest fork, of the brightest 1, and opacity of what is foreseen. As in the shaders. */
const FLOOR = 0.34;
const FORESEEN = 0.5;
/** Share of its width that the live line keeps at rest. */
const TIGHT = 0.45;
/** CSS px at scale 1: a dot of the foreseen, and from it to the next. */
const DOTS = [1.4, 4.6] as const;
const DOT_RADIUS = { fork: 1.9, marked: 3.4, live: 3.6 } as const;

/** What of a line has been by `now`, and what is ahead: points as in `Line`. */
function split(points: readonly number[], now: number): { past: number[]; ahead: number[] } {
  const past: number[] = [];
  const ahead: number[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const [t = 0, height = 0] = [points[at], points[at + 1]];
    const [beforeT = t, beforeHeight = height] = [points[at - 2], points[at - 1]];
    if (beforeT <= now && now < t) {
      const between = beforeHeight + ((height - beforeHeight) * (now - beforeT)) / (t - beforeT);
      past.push(now, between);
      ahead.push(now, between);
    }
    (t <= now ? past : ahead).push(t, height);
  }
  return { past, ahead };
}

/** The same lines for Pixi's canvas renderer. What has been is built once; what now is in, with each drawing. */
export function createSliceGraphics(): SliceView {
  const lines = new Container({ label: 'forks' });
  const view = new Graphics();
  const dots = new Graphics({ label: 'forks' });
  lines.addChild(view);
  let geometry: SlicePlace | undefined;
  let palette: Palette | undefined;
  let current: readonly Line[] = [];
  let built = '';

  function project({ upright, pxPerMs, half }: TimeMap, points: readonly number[]): Float32Array {
    return Float32Array.from(points, (_, i) => {
      const [t = 0, height = 0] = [points[i - (i % 2)], points[i - (i % 2) + 1]];
      if (upright) return i % 2 === 0 ? height * half : -t * pxPerMs;
      return i % 2 === 0 ? t * pxPerMs : height * half;
    });
  }

  function path(points: ArrayLike<number>): void {
    view.moveTo(points[0] as number, points[1] as number);
    for (let i = 2; i < points.length; i += 2) view.lineTo(points[i] as number, points[i + 1] as number);
  }

  function band({ kind, points }: Line, { map, ends: [near, far] }: SlicePlace, colours: Palette): void {
    const [from = 0, , to = 0] = points;
    const { colour, opacity } = INKS[kind];
    const long = (to - from) * map.pxPerMs;
    const [start, wide] = [near * map.half, (far - near) * map.half];
    if (map.upright) view.rect(start, -to * map.pxPerMs, wide, long);
    else view.rect(from * map.pxPerMs, start, long, wide);
    view.fill({ color: colours[colour], alpha: opacity });
  }

  function line(
    each: Line,
    { now, best, pointed, selected, flash, foreseen, tops }: SliceMoment,
    place: SlicePlace,
    colours: Palette,
  ): void {
    const { kind, light, fork } = each;
    const { map, viewport } = place;
    const isFork = kind === 'fork';
    const cut = each.cutAt <= now;
    if (kind === 'wound' && !cut) return;
    const marked = kind === 'fork' && (fork === pointed || (fork === best && !cut));
    const ink = lineInk(kind, colours);
    const tone = cut && isFork ? TONES.cut : ink.colour;
    const colour = marked ? (fork === pointed ? TONES.pointed : TONES.best) : tone;
    const dim = isFork && !cut ? FLOOR + (1 - FLOOR) * light * light : 1;
    const chosen = kind === 'veto' && selected !== null && Math.abs(each.cutAt - selected) < 0.5;
    const answers = flash !== undefined && Math.abs(each.cutAt - flash.at) < 0.5;
    const back = flash && !answers ? 1 - flash.light / 2 : 1;
    const alpha = (marked || chosen ? 1 : ink.opacity * dim) * back;
    const tight = kind === 'live' && foreseen < 1 ? TIGHT : 1;
    const width = ink.width * viewport.scale * (marked ? 1.5 : chosen ? 2 : 1) * tight;
    const points = [...each.points];
    if (kind === 'veto' || kind === 'edge') [, points[1], , points[3]] = [0, place.edge, 0, place.ends[1]];
    if (kind === 'veto') points[1] = tops[fork] ?? place.ends[0];
    const { past, ahead } = kind === 'edge' ? { past: points, ahead: [] } : split(points, now);
    if (past.length > 2) {
      const whole = project(map, past);
      const isDashed = kind === 'fork' && cut && cutIsDashed(colours);
      const pieces = isDashed
        ? dashed(whole, [CUT_DASHES[0] * viewport.scale, CUT_DASHES[1] * viewport.scale])
        : [whole];
      for (const piece of pieces) path(piece);
      view.stroke({ color: colours[colour], alpha, width, join: 'round' });
    }
    if (ahead.length <= 2) return;
    const pieces = dashed(project(map, ahead), [DOTS[0] * viewport.scale, DOTS[1] * viewport.scale]);
    for (const piece of pieces) path(piece);
    if (pieces.length > 0) view.stroke({ color: colours[colour], alpha: alpha * FORESEEN * foreseen, width });
  }

  function dot(
    { kind, points, cutAt, fork }: Line,
    moment: SliceMoment,
    { map, viewport }: SlicePlace,
    colours: Palette,
  ): void {
    const { now, best, pointed } = moment;
    if ((kind !== 'fork' && kind !== 'live' && kind !== 'wound') || (kind === 'wound' && cutAt > now)) return;
    const { past } = split(points, now);
    if (past.length < 2 || past.length >= points.length + 2 || past.at(-2) !== now) return;
    const marked = kind === 'fork' && (fork === best || fork === pointed);
    const [x = 0, y = 0] = project(map, past.slice(-2));
    const colour =
      kind === 'fork' && cutAt <= now ? TONES.cut : fork === best && kind === 'fork' ? TONES.best : INKS[kind].colour;
    const radius = kind === 'fork' ? (marked ? DOT_RADIUS.marked : DOT_RADIUS.fork) : DOT_RADIUS.live;
    dots.circle(x, y, radius * viewport.scale).fill(colours[colour]);
  }

  return {
    lines,
    dots,
    layout(place, colours) {
      geometry = place;
      palette = colours;
      built = '';
    },
    load(lines) {
      current = lines;
      built = '';
    },
    draw(moment) {
      if (!geometry || !palette) return;
      const [place, colours] = [geometry, palette];
      const { x, y, now, best, pointed, selected, flash, foreseen, tops } = moment;
      lines.position.set(x, y);
      dots.position.set(x, y);
      const passed = now < 0 ? -1 : now >= 2 * SLICE_MS ? SLICE_MS : now;
      const key = [passed, best, pointed, selected, flash?.at, flash?.light, foreseen, ...tops].join();
      if (key === built) return;
      built = key;
      view.clear();
      dots.clear();
      for (const each of current) {
        if (each.kind === 'fork-band' || each.kind === 'eval-band') band(each, place, colours);
        else line(each, moment, place, colours);
        if (now >= 0 && now < SLICE_MS) dot(each, moment, place, colours);
      }
    },
  };
}

import { Container, Graphics, type StrokeStyle } from 'pixi.js';
import { dashed } from '../../../../plot/render/primitives/polyline';
import { SLICE_MS } from '../../../../sim/world/cores/scenario';
import type { Palette } from '../../../../theme/palette';
import { CUT_DASHES, cutIsDashed, INKS, type LineInk, lineInk, TONES } from '../../inks';
import type { TimeMap } from '../map';
import type { SliceLine } from './line';
import { hasDot } from './points';
import type { LinesLook, SlicePlace, SliceView } from './view';

/** Light of the fork with the lowest score; the best has 1. As in the shaders. */
const FLOOR = 0.34;
/** Opacity of foreseen lines. As in the shaders. */
const FORESEEN = 0.5;
/** Width of the live line at rest, as a share of its full width. */
const TIGHT = 0.45;
/** Factor of width for a marked fork, and for the line of the selected incident's veto. */
const WIDER = { fork: 1.5, veto: 2 } as const;
/** Size and pitch of the dots of a foreseen line, CSS px at scale 1. */
const DOTS = [1.4, 4.6] as const;
/** Radii of the dots at now, CSS px at scale 1. */
const DOT_RADIUS = { fork: 1.9, marked: 3.4, live: 3.6 } as const;

type Dashes = readonly [number, number];

const isBand = ({ kind }: SliceLine): boolean => kind === 'fork-band' || kind === 'eval-band';
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;

/** Splits a line at `now` into its past and its future: points as in `Line`. */
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

/** Projects points to CSS px from where the slice starts on the live line. */
const project = ({ upright, pxPerMs, half }: TimeMap, points: readonly number[]): Float32Array =>
  Float32Array.from(points, (value, i) => {
    if (upright) return i % 2 === 0 ? (points[i + 1] as number) * half : -(points[i - 1] as number) * pxPerMs;
    return value * (i % 2 === 0 ? pxPerMs : half);
  });

/** Ink of a fork: cut, the best so far, pointed at, or by its score. */
function forkInk({ light, cutAt, fork }: SliceLine, { now, best, pointed }: LinesLook, ink: LineInk): LineInk {
  const isCut = cutAt <= now;
  const wide = { opacity: 1, width: ink.width * WIDER.fork };
  if (fork === pointed) return { ...wide, colour: TONES.pointed };
  if (isCut) return { ...ink, colour: TONES.cut };
  if (fork === best) return { ...wide, colour: TONES.best };
  return { ...ink, opacity: ink.opacity * (FLOOR + (1 - FLOOR) * light * light) };
}

/** Ink of a line at an instant, before the highlight of a new veto dims the others. */
function inkOf(line: SliceLine, moment: LinesLook, palette: Palette): LineInk {
  const ink = lineInk(line.kind, palette);
  if (line.kind === 'fork') return forkInk(line, moment, ink);
  if (line.kind === 'live' && moment.foreseen < 1) return { ...ink, width: ink.width * TIGHT };
  const isChosen = line.kind === 'veto' && moment.selected !== null && isSame(line.cutAt, moment.selected);
  return isChosen ? { ...ink, opacity: 1, width: ink.width * WIDER.veto } : ink;
}

/** Points of a line; those of a veto and of an edge end where the layout says. */
function pointsOf(
  { kind, fork, points }: SliceLine,
  { tops }: LinesLook,
  { ends, edge }: SlicePlace,
): readonly number[] {
  const [from = 0, , to = 0] = points;
  if (kind === 'veto') return [from, tops[fork] ?? ends[0], to, ends[1]];
  return kind === 'edge' ? [from, edge, to, ends[1]] : points;
}

/** Lines for Pixi's canvas renderer. The past is built once; the line in which now is, with each drawing. */
export function createSliceGraphics(): SliceView {
  const lines = new Container({ label: 'forks' });
  const view = new Graphics();
  const dots = new Graphics({ label: 'forks' });
  lines.addChild(view);
  let laid: { place: SlicePlace; palette: Palette } | undefined;
  let current: readonly SliceLine[] = [];
  let built = '';

  /** Strokes a line, in dashes if any are given, CSS px at scale 1. */
  function stroke(points: readonly number[], { map, viewport }: SlicePlace, style: StrokeStyle, dashes?: Dashes): void {
    const whole = project(map, points);
    const pieces = dashes ? dashed(whole, [dashes[0] * viewport.scale, dashes[1] * viewport.scale]) : [whole];
    for (const piece of pieces) {
      view.moveTo(piece[0] as number, piece[1] as number);
      for (let i = 2; i < piece.length; i += 2) view.lineTo(piece[i] as number, piece[i + 1] as number);
    }
    if (pieces.length > 0) view.stroke(style);
  }

  function drawBand({ kind, points }: SliceLine, { map, ends: [near, far] }: SlicePlace, palette: Palette): void {
    const [from = 0, , to = 0] = points;
    const { colour, opacity } = INKS[kind];
    const long = (to - from) * map.pxPerMs;
    const [start, wide] = [near * map.half, (far - near) * map.half];
    if (map.upright) view.rect(start, -to * map.pxPerMs, wide, long);
    else view.rect(from * map.pxPerMs, start, long, wide);
    view.fill({ color: palette[colour], alpha: opacity });
  }

  function drawLine(line: SliceLine, moment: LinesLook, place: SlicePlace, palette: Palette): void {
    const { kind, cutAt } = line;
    const { now, flash, foreseen } = moment;
    const isCut = cutAt <= now;
    if (kind === 'wound' && !isCut) return;
    const { colour, opacity, width } = inkOf(line, moment, palette);
    const back = flash && !isSame(cutAt, flash.at) ? 1 - flash.light / 2 : 1;
    const style = { color: palette[colour], alpha: opacity * back, width: width * place.viewport.scale };
    const points = pointsOf(line, moment, place);
    const { past, ahead } = kind === 'edge' ? { past: points, ahead: [] } : split(points, now);
    const isDashed = kind === 'fork' && isCut && cutIsDashed(palette);
    if (past.length > 2) stroke(past, place, { ...style, join: 'round' }, isDashed ? CUT_DASHES : undefined);
    if (ahead.length > 2) stroke(ahead, place, { ...style, alpha: style.alpha * FORESEEN * foreseen }, DOTS);
  }

  function drawDot(line: SliceLine, { now, best, pointed }: LinesLook, place: SlicePlace, palette: Palette): void {
    const { kind, points, cutAt, fork } = line;
    const isCut = cutAt <= now;
    if (!hasDot(line) || (kind === 'wound' && !isCut)) return;
    const { past } = split(points, now);
    if (past.length < 2 || past.length >= points.length + 2 || past.at(-2) !== now) return;
    const [x = 0, y = 0] = project(place.map, past.slice(-2));
    const draw = (radius: number, colour: LineInk['colour']) =>
      dots.circle(x, y, radius * place.viewport.scale).fill(palette[colour]);
    if (kind !== 'fork') draw(DOT_RADIUS.live, INKS[kind].colour);
    else {
      const tone = fork === best ? TONES.best : INKS.fork.colour;
      draw(fork === best || fork === pointed ? DOT_RADIUS.marked : DOT_RADIUS.fork, isCut ? TONES.cut : tone);
    }
  }

  return {
    lines,
    dots,
    layout(place, palette) {
      laid = { place, palette };
      built = '';
    },
    load(lines) {
      current = lines;
      built = '';
    },
    draw(moment) {
      if (!laid) return;
      const { place, palette } = laid;
      const { x, y, now, best, pointed, selected, flash, foreseen, tops } = moment;
      lines.position.set(x, y);
      dots.position.set(x, y);
      const later = now >= 2 * SLICE_MS ? SLICE_MS : now;
      const passed = now < 0 ? -1 : later;
      const key = [passed, best, pointed, selected, flash?.at, flash?.light, foreseen, ...tops].join();
      if (key === built) return;
      built = key;
      view.clear();
      dots.clear();
      const isNow = now >= 0 && now < SLICE_MS;
      for (const line of current) {
        if (isBand(line)) drawBand(line, place, palette);
        else drawLine(line, moment, place, palette);
        if (isNow) drawDot(line, moment, place, palette);
      }
    },
  };
}

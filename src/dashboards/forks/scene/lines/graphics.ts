import { Container, Graphics, type StrokeStyle } from 'pixi.js';
import { dashesOf } from '../../../../plot/render/primitives/polyline';
import { lerp } from '../../../../sim/math/math';
import { SLICE_MS } from '../../../../sim/world/cores/scenario';
import type { Palette } from '../../../../theme/palette';
import { CUT_DASHES, cutIsDashed, FORESEEN_DOTS, INKS, type LineInk, LOOK, lineInk, TONES } from '../../inks';
import type { TimeMap } from '../map';
import type { SliceLine } from './line';
import { hasDot } from './points';
import type { LinesLook, SlicePlace, SliceView } from './view';

/** CSS px at scale 1: a dot of the foreseen, and from it to the next. */
const DOTS = [FORESEEN_DOTS.length, FORESEEN_DOTS.pitch - FORESEEN_DOTS.length] as const;

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

/** A fork: cut, the best so far, pointed at, or by its score. */
function forkInk(line: SliceLine, { now, best, pointed }: LinesLook, ink: LineInk): LineInk {
  const { light, cutAt, index } = line;
  const isCut = cutAt <= now;
  const isBest = index === best && !isCut;
  const isPointed = index === pointed;
  const width = ink.width * (isBest ? LOOK.bestWidth : 1) * (isPointed ? LOOK.pointedWidth : 1);
  if (isPointed) return { opacity: 1, width, colour: TONES.pointed };
  if (isBest) return { opacity: 1, width, colour: TONES.best };
  if (isCut) return { opacity: lerp(LOOK.faintestCut, 1, light), width, colour: TONES.cut };
  return { ...ink, opacity: ink.opacity * lerp(LOOK.faintest, 1, light * light) };
}

/** Ink of a line at an instant, before a new veto changes it. */
function inkBefore(line: SliceLine, moment: LinesLook, palette: Palette): LineInk {
  const ink = lineInk(line.kind, palette);
  const { opacity, width } = ink;
  if (line.kind === 'fork') return forkInk(line, moment, ink);
  if (line.kind === 'live' && moment.foreseen < 1)
    return { ...ink, opacity: opacity * LOOK.restLight, width: width * LOOK.restWidth };
  const isSelected = line.kind === 'veto' && moment.selected !== null && isSame(line.cutAt, moment.selected);
  return isSelected ? { ...ink, opacity: 1, width: width * LOOK.selectedWidth } : ink;
}

const answers = ({ cutAt }: SliceLine, { flash }: LinesLook): boolean => flash !== undefined && isSame(cutAt, flash.at);

/** Ink of a line. A new veto makes the forks that it cut heavier, and takes light from all other lines. */
function inkOf(line: SliceLine, moment: LinesLook, palette: Palette): LineInk {
  const ink = inkBefore(line, moment, palette);
  const light = moment.flash?.light ?? 0;
  if (!answers(line, moment)) return { ...ink, opacity: ink.opacity * (1 - light * LOOK.answerDims) };
  if (line.kind !== 'fork') return ink;
  return { ...ink, opacity: lerp(ink.opacity, 1, light), width: ink.width * (1 + light * LOOK.answerWider) };
}

/** The place of a line: a fork that a new veto has cut drops a little. */
function placeOf(line: SliceLine, moment: LinesLook, place: SlicePlace): SlicePlace {
  if (line.kind !== 'fork' || !answers(line, moment)) return place;
  return { ...place, map: { ...place.map, half: place.map.half * (1 - (moment.flash?.drop ?? 0)) } };
}

/** Points of a line; those of a veto and of an edge end where the layout says. */
function pointsOf({ kind, index, points }: SliceLine, { tops }: LinesLook, { ends }: SlicePlace): readonly number[] {
  const [from = 0, , to = 0] = points;
  if (kind === 'veto' || kind === 'missed') return [from, tops[index] ?? ends[0], to, ends[1]];
  return kind === 'edge' ? [from, ends[0], to, ends[1]] : points;
}

/** Lines for Pixi's canvas renderer. The past is built once; the line in which now is, with each drawing. */
export function createSliceGraphics(): SliceView {
  const lines = new Container({ label: 'forks' });
  const container = new Graphics();
  const dots = new Graphics({ label: 'forks' });
  lines.addChild(container);
  let arrangement: { place: SlicePlace; palette: Palette } | undefined;
  let current: readonly SliceLine[] = [];
  let built = '';

  /** Strokes a line, in dashes if any are given, CSS px at scale 1. */
  function stroke(points: readonly number[], { map, viewport }: SlicePlace, style: StrokeStyle, dashes?: Dashes): void {
    const whole = project(map, points);
    const pieces = dashes ? dashesOf(whole, [dashes[0] * viewport.scale, dashes[1] * viewport.scale]) : [whole];
    for (const piece of pieces) {
      container.moveTo(piece[0] as number, piece[1] as number);
      for (let i = 2; i < piece.length; i += 2) container.lineTo(piece[i] as number, piece[i + 1] as number);
    }
    if (pieces.length > 0) container.stroke(style);
  }

  function drawBand({ kind, points }: SliceLine, { map, ends: [near, far] }: SlicePlace, palette: Palette): void {
    const [from = 0, , to = 0] = points;
    const { colour, opacity } = INKS[kind];
    const long = (to - from) * map.pxPerMs;
    const [start, wide] = [near * map.half, (far - near) * map.half];
    if (map.upright) container.rect(start, -to * map.pxPerMs, wide, long);
    else container.rect(from * map.pxPerMs, start, long, wide);
    container.fill({ color: palette[colour], alpha: opacity });
  }

  function drawLine(line: SliceLine, moment: LinesLook, slicePlace: SlicePlace, palette: Palette): void {
    const { kind, cutAt } = line;
    const { now, foreseen } = moment;
    const isCut = cutAt <= now;
    if (kind === 'wound' && !isCut) return;
    const place = placeOf(line, moment, slicePlace);
    const { colour, opacity, width } = inkOf(line, moment, palette);
    const style = { color: palette[colour], alpha: opacity, width: width * place.viewport.scale };
    const points = pointsOf(line, moment, place);
    const { past, ahead } = kind === 'edge' ? { past: points, ahead: [] } : split(points, now);
    const isDashed = kind === 'fork' && isCut && cutIsDashed(palette);
    if (past.length > 2) stroke(past, place, { ...style, join: 'round' }, isDashed ? CUT_DASHES : undefined);
    const alpha = opacity * (kind === 'live' ? LOOK.foreseenLive : LOOK.foreseen) * foreseen;
    // Where a fork will be cut, it falls in that colour.
    const falls = colour === INKS.fork.colour && kind === 'fork' && !isCut;
    const { past: whole, ahead: falling } = falls ? split(ahead, cutAt) : { past: ahead, ahead: [] };
    if (whole.length > 2) stroke(whole, place, { ...style, alpha }, DOTS);
    if (falling.length > 2) stroke(falling, place, { ...style, alpha, color: palette[TONES.cut] }, DOTS);
  }

  function drawDot(line: SliceLine, moment: LinesLook, place: SlicePlace, palette: Palette): void {
    const { kind, points, cutAt, index } = line;
    const { now, best, pointed } = moment;
    const isCut = cutAt <= now;
    if (!hasDot(line) || (kind === 'wound' && !isCut)) return;
    const { past } = split(points, now);
    if (past.length < 2 || past.length >= points.length + 2 || past.at(-2) !== now) return;
    const [x = 0, y = 0] = project(placeOf(line, moment, place).map, past.slice(-2));
    const isMarked = kind === 'fork' && (index === pointed || (index === best && !isCut));
    const forkDot = isMarked ? LOOK.markedDot : LOOK.forkDot;
    const radius = kind === 'fork' || kind === 'wild' ? forkDot : LOOK.liveDot;
    dots.circle(x, y, radius * place.viewport.scale).fill(palette[inkOf(line, moment, palette).colour]);
  }

  return {
    lines,
    dots,
    layout(place, palette) {
      arrangement = { place, palette };
      built = '';
    },
    load(lines) {
      current = lines;
      built = '';
    },
    draw(moment) {
      if (!arrangement) return;
      const { place, palette } = arrangement;
      const { x, y, now, best, pointed, selected, flash, foreseen, tops } = moment;
      lines.position.set(x, y);
      dots.position.set(x, y);
      const later = now >= 2 * SLICE_MS ? SLICE_MS : now;
      const passed = now < 0 ? -1 : later;
      const key = [passed, best, pointed, selected, flash?.at, flash?.light, flash?.drop, foreseen, ...tops].join();
      if (key === built) return;
      built = key;
      container.clear();
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

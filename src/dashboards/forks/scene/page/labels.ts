import type { LabelPlace } from '../../../../plot/grammar/label';
import { monoWidth } from '../../../../plot/grammar/type';
import type { PHASES } from '../../../../sim/world/cores/scenario';
import type { ForksLayout } from './layout';

/** A stretch along time, CSS px. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** True if two stretches overlap. */
export const spansMeet = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** Label: a text and its place. */
export interface Label {
  readonly name: 'id' | 'ended' | 'scenario' | (typeof PHASES)[number];
  readonly text: string;
  readonly place: LabelPlace;
  /** Extent along time, CSS px. Two labels of one mark share it, so that both are shown or neither. */
  readonly along: Span;
  /** Distance that it may move along time, CSS px, to stay in the picture. */
  readonly slack?: number;
  /** Place along time of the line of its mark. The words go when the line leaves the picture. */
  readonly line?: number;
}

/** A label's text as it is drawn, and how far along time it stands from its place, CSS px. */
export interface DrawnLabel {
  readonly label: Label;
  readonly text: string;
  readonly by: number;
}

/**
 * Labels after a shift by `shift` CSS px along time. The words of the mark at the oldest edge stay there until its line
 * has left the picture. Any other label stays as far as it has room, and is empty if an edge would cut it all the same
 * or, where time runs upwards, if other words stand there.
 */
export function drawnLabels(labels: readonly Label[], layout: ForksLayout, shift: number): DrawnLabel[] {
  const { map, from, to, line: high, gap } = layout;
  const moved = (span: Span) => ({ from: span.from + shift, to: span.to + shift });
  const now = map.upright ? { from: map.now - 2 * high - gap, to: map.now } : { from: map.now, to: to + map.now };
  let pushed: Span | undefined;
  return labels.map((label) => {
    const { text, along, slack = 0, line } = label;
    const hidden = { label, text: '', by: 0 };
    const span = moved(along);
    if (line !== undefined) {
      // Clear of the picture's own edge: a face may be drawn a little wider than measured.
      const by = map.upright ? Math.min(to - span.to, 0) : Math.max(Math.max(from, gap) - span.from, 0);
      const place = { from: span.from + by, to: span.to + by };
      const at = line + shift;
      if (at < from || at > to || spansMeet(place, now) || place.from < from) return hidden;
      if (by !== 0) pushed = place;
      return { label, text, by };
    }
    const by = map.upright ? 0 : Math.max(from - span.from, 0);
    const beside = map.upright && [pushed, now].some((one) => one && spansMeet(one, span));
    return by <= slack && span.from + by >= from && span.to + by <= to && !beside ? { label, text, by } : hidden;
  });
}

/** True if the words of the mark are at a place, after the labels have moved by `shift`. */
export function isOnMark(
  drawn: readonly DrawnLabel[],
  { map, line: high, gap }: ForksLayout,
  shift: number,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  return drawn.some(({ label: { place, line }, text, by }) => {
    if (line === undefined || text === '') return false;
    const along = shift + by;
    const [left, top] = map.upright ? [place.x, place.y + along] : [place.x + along, place.y];
    const long = monoWidth(text.length, place.size);
    const from = place.align === 'end' ? left - long : left;
    return from - gap <= x && x <= from + long + gap && top <= y && y <= top + high;
  });
}

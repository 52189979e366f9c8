import type { LabelPlace } from '../../../../plot/grammar/label';
import { PHASES, phaseStart, SCENARIOS, SLICE_MS } from '../../../../sim/world/cores/scenario';
import { mapPoint } from '../map';
import { type Label, spansMeet } from './labels';
import type { ForksLayout } from './layout';
import type { PrintedIncident } from './printed-incident';

/** Widest mean advance of a character of the sans face, as a share of its size. */
const SANS_ADVANCE = 0.58;
/** Widest mean advance of a character in the phases' names, as a share of its size. */
const PHASE_ADVANCE = 0.5;
/** Choices of phases to name, from the most that have room to the fewest. */
const NAMED = [[0, 1, 2, 3], [0, 2, 3], [0, 2], [2]] as const;

type NamedText = Pick<Label, 'name' | 'text'>;

/**
 * Names of a slice's phases along the foot: each after its boundary, or before it as far as the next name needs the
 * room.
 */
function phaseNames({ map, small: size, gap, field }: ForksLayout, fromNow: number): Label[] {
  const at = (ms: number) => mapPoint(map, fromNow + ms, 0).x + gap / 2;
  const end = at(SLICE_MS);
  for (const named of NAMED) {
    let room = end;
    const names = named.toReversed().map((p, i): Label & { readonly start: number } => {
      const text = PHASES[p] as (typeof PHASES)[number];
      const start = at(phaseStart(text));
      const long = text.length * PHASE_ADVANCE * size;
      // Nothing follows the last name, which begins at its tick and may go beyond the slice.
      if (i === 0) room = Math.max(end, start + long + gap / 2);
      const left = Math.min(start, room - gap / 2 - long);
      const slack = room - gap / 2 - long - left;
      room = left;
      const place = {
        x: left,
        y: field.y + field.height + gap / 2,
        size,
        font: 'sans',
        weight: '400',
        ink: 'muted',
      } as const;
      return { name: text, text, start, along: { from: left, to: left + long }, slack, place };
    });
    if (names.every(({ start, along }, i) => along.from >= start - (i < names.length - 1 ? along.to - along.from : 0)))
      return names;
  }
  return [];
}

/**
 * Labels of the phases and the scenario of a slice along the foot, each where it fits between its neighbours and clear
 * of the mark.
 */
export function phaseLabels(
  layout: ForksLayout,
  start: number,
  scenarioIndex: number,
  newest: PrintedIncident | undefined,
  base: number,
): Label[] {
  const { map, small: size, gap, field, line, mark } = layout;
  const { upright, pxPerMs } = map;
  const words: Label[] = [];
  /**
   * Adds a label to the column of a picture in which time runs upwards: as near to the beginning of its span as the
   * marks and other words allow.
   */
  const addBeside = (word: NamedText, at: number, ms: number, row: number, place: Omit<LabelPlace, 'x' | 'y'>) => {
    const { y } = mapPoint(map, at - base, 0);
    const taken = [
      ...(newest ? [{ from: newest.y - gap / 2, to: newest.y + mark }] : []),
      ...words.map(({ along }) => along),
    ];
    const end = y - ms * pxPerMs;
    let top = y - line * (row + 1);
    const metBy = () => taken.find((one) => spansMeet({ from: top, to: top + line }, one));
    for (let met = metBy(); met && top >= end; met = metBy()) top = met.from - line - 0.1;
    if (top < end) return;
    words.push({ ...word, along: { from: top, to: top + line }, place: { ...place, x: layout.column, y: top } });
  };
  /** Width of a text with the gap behind it. */
  const widthOf = (text: string) => text.length * SANS_ADVANCE * size + gap;
  const name = SCENARIOS[scenarioIndex] ?? '';
  const faint = { size, font: 'sans', weight: '400', ink: 'faint' } as const;
  if (upright) {
    const add = (word: NamedText, from: number, to: number, row: number, place: Omit<LabelPlace, 'x' | 'y'>) => {
      if (widthOf(word.text) <= field.x - layout.column + gap) addBeside(word, start + from, to - from, row, place);
    };
    PHASES.forEach((phase, p) => {
      const next = PHASES[p + 1];
      add({ name: phase, text: phase }, phaseStart(phase), next ? phaseStart(next) : SLICE_MS, 0, {
        ...faint,
        ink: 'muted',
      });
    });
    add({ name: 'scenario', text: name }, 0, phaseStart('fork'), 1, faint);
    return words;
  }
  words.push(...phaseNames(layout, start - base));
  const scenario = [`socket 0: ${name}`, name].find((text) => widthOf(text) <= SLICE_MS * pxPerMs);
  if (scenario === undefined) return words;
  const room = SLICE_MS * pxPerMs - widthOf(scenario);
  const x = mapPoint(map, start - base, 0).x + gap / 2;
  const along = { from: x, to: x + widthOf(scenario) - gap };
  const place = { ...faint, x, y: field.y + field.height + gap / 2 + line };
  return [...words, { name: 'scenario', text: scenario, along, slack: room, place }];
}

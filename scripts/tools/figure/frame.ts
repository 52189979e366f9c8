import { isoInstant } from '../../../src/sim/words/units';
import { COLOURS } from '../../../src/theme/tokens';
import { INCIDENT, LEFT, RIGHT, SECONDS, SEED, xAt } from './subject';
import { line, text } from './svg';

const { id, kind, severity, onset, detected, vetoed, rolledBack, recovered } = INCIDENT;

/** What the figure is, in a line. */
export const TITLE = `Incident ${id}: ${kind}, severity ${severity}, ${isoInstant(onset)}`;

/** What it shows, for those who cannot see it. */
export const DESCRIPTION =
  `One incident of the world ${SEED} across the models, over ${SECONDS.last - SECONDS.first} seconds. It is detected ` +
  `${detected - onset} ms after its onset, vetoed after ${vetoed - onset} ms, rolled back after ${rolledBack - onset} ms ` +
  `and recovered after ${recovered - onset} ms; each row shows what a model reads meanwhile.`;

const MARKS = [
  { name: 'onset', at: onset },
  { name: 'detected', at: detected },
  { name: 'vetoed', at: vetoed },
  { name: 'rolled back', at: rolledBack },
  { name: 'recovered', at: recovered },
] as const;

/** CSS px: the title's base line, that of the lowest label, and from one line of labels to the next. */
const TITLE_Y = 42;
const LABELS_Y = 122;
const LABEL_LINE = 18;
/** Furthest that a character of a label reaches, in CSS px. */
const CHARACTER = 6.6;
const LABEL_GAP = 5;

/** The two lines of text at the top. */
export const heading = (): string =>
  text(24, TITLE_Y, TITLE, { fill: COLOURS.text, 'font-size': 20, 'font-weight': 600 }) +
  text(
    24,
    TITLE_Y + 24,
    'Blue, in diamonds and bars: the incident. Grey: what goes on without it. A state holds until its model’s next reading.',
    {
      fill: COLOURS.muted,
    },
  );

/** The hairlines down to `bottom`; a label that would meet the one before it stands a line higher. */
export function marks(bottom: number): string {
  const ends: number[] = [];
  return MARKS.map(({ name, at }) => {
    const x = xAt(at);
    const words = at === onset ? name : `${name} +${((at - onset) / 1_000).toFixed(3)} s`;
    const free = ends.findIndex((end) => end < x);
    const lineNumber = free < 0 ? ends.length : free;
    ends[lineNumber] = x + LABEL_GAP + words.length * CHARACTER;
    const y = LABELS_Y - lineNumber * LABEL_LINE;
    return (
      line({ x, y: y - 11 }, { x, y: bottom }, { stroke: COLOURS.control, 'stroke-dasharray': '2 3' }) +
      text(x + LABEL_GAP, y, words, { fill: COLOURS.text })
    );
  }).join('');
}

/** The axis of time, its line at `y`. */
export function axis(y: number): string {
  const seconds = Array.from({ length: SECONDS.last - SECONDS.first + 1 }, (_, i) => SECONDS.first + i);
  const stroke = { stroke: COLOURS.control };
  return [
    line({ x: LEFT, y }, { x: RIGHT, y }, stroke),
    ...seconds.map((second) => {
      const x = xAt(onset + second * 1_000);
      const attributes = { fill: COLOURS.muted, 'text-anchor': 'middle' };
      return line({ x, y }, { x, y: y + 5 }, stroke) + text(x, y + 20, String(second).replace('-', '−'), attributes);
    }),
    text(24, y + 20, 'seconds from the onset', { fill: COLOURS.muted }),
  ].join('');
}

import { events } from '../../../src/dashboards/events';
import { DEFAULTS, eventsAt } from '../../../src/dashboards/events/sim';
import { interlocks } from '../../../src/dashboards/interlocks';
import { interlocksAt } from '../../../src/dashboards/interlocks/sim';
import { RETENTION } from '../../../src/sim/words/event-settings';
import { INTERLOCKS } from '../../../src/sim/world/interlocks';
import { COLOURS } from '../../../src/theme/tokens';
import { every, label, level, note, type Row } from './row';
import { FROM, INCIDENT, readings, SEED, statesOf, stretches, TO, xAt } from './subject';
import { diamonds, element, text, ticks } from './svg';

const HEIGHT = 46;
const MIDDLE = 23;

/** Its interlock: a line while it is OK, a bar while it is in FAULT. */
export function interlocksRow(): Row {
  const states = statesOf(interlocks.cadence, (t) => interlocksAt(SEED, t).rows[INCIDENT.interlock]);
  const bars = stretches(states, (row) => row?.state === 'FAULT').map(({ from, to }) => {
    const bar = { x: xAt(from), y: MIDDLE - 10, width: xAt(to) - xAt(from), height: 20, fill: COLOURS.fault };
    const words = { fill: COLOURS.bg, 'text-anchor': 'middle', 'font-weight': 600 };
    return element('rect', bar) + text((xAt(from) + xAt(to)) / 2, MIDDLE + 4, `FAULT ${(to - from) / 1_000} s`, words);
  });
  return {
    name: interlocks.title,
    unit: `${interlocks.unit}, ${every(interlocks.cadence)}`,
    part: INTERLOCKS[INCIDENT.interlock]?.name ?? '',
    height: HEIGHT,
    drawing: [level(MIDDLE), ...bars, note(MIDDLE, 'OK')].join(''),
  };
}

/** A tick an event; those of the burst are longer and have a head. */
export function eventsRow(): Row {
  const last = readings(events.cadence).at(-1) ?? TO;
  const { events: all } = eventsAt(SEED, last, { ...DEFAULTS, retention: RETENTION.highest });
  const shown = all.filter(({ created }) => created >= FROM);
  const burst = shown.filter(({ corr }) => corr === INCIDENT.id).map(({ created }) => xAt(created));
  const others = shown.filter(({ corr }) => corr !== INCIDENT.id).map(({ created }) => xAt(created));
  const span = Math.max(...burst) + 10;
  return {
    name: events.title,
    unit: `records, ${every(events.cadence)}`,
    part: `burst of ${burst.length}`,
    height: HEIGHT,
    drawing: [
      ticks(others, 22, 40, { stroke: COLOURS.control, 'stroke-width': 1.5 }),
      ticks(burst, 8, 40, { stroke: COLOURS.accent, 'stroke-width': 2 }),
      diamonds(
        burst.map((x) => ({ x, y: 6 })),
        7,
        COLOURS.accent,
      ),
      label({ x: span, y: 12 }, `all ${burst.length} flagged as anomalies`),
    ].join(''),
  };
}

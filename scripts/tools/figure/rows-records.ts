import { corelog } from '../../../src/dashboards/corelog';
import { corelogAt } from '../../../src/dashboards/corelog/sim';
import { transparency } from '../../../src/dashboards/transparency';
import { transparencyAt } from '../../../src/dashboards/transparency/sim';
import { LEVELS } from '../../../src/sim/words/log-filters';
import { COLOURS } from '../../../src/theme/tokens';
import { every, label, level, note, type Row } from './row';
import { FROM, INCIDENT, readings, SEED, TO, xAt } from './subject';
import { diamonds, ticks } from './svg';

const newest = (cadence: number) => readings(cadence).at(-1) ?? TO;

/** A tick an entry; the incident's five are longer, have a head and are named. */
export function transparencyRow(): Row {
  const shown = transparencyAt(SEED, newest(transparency.cadence)).entries.filter(({ ts }) => ts >= FROM);
  const own = shown.filter(({ detail }) => detail.startsWith(INCIDENT.id));
  const others = shown.filter((entry) => !own.includes(entry));
  return {
    name: transparency.title,
    unit: `entries, ${every(transparency.cadence)}`,
    part: `${own.length} of the incident`,
    height: 46,
    drawing: [
      ticks(
        others.map(({ ts }) => xAt(ts)),
        26,
        40,
        { stroke: COLOURS.control, 'stroke-width': 1.5 },
      ),
      ticks(
        own.map(({ ts }) => xAt(ts)),
        8,
        40,
        { stroke: COLOURS.accent, 'stroke-width': 2 },
      ),
      diamonds(
        own.map(({ ts }) => ({ x: xAt(ts), y: 6 })),
        9,
        COLOURS.accent,
      ),
      ...own.map(({ ts, type }) => label({ x: xAt(ts) + 8, y: 14 }, type)),
    ].join(''),
  };
}

/** A tick a line on its level's own height; the incident's are diamonds. */
export function corelogRow(): Row {
  const height = 60;
  const pitch = height / LEVELS.length;
  const yAt = (of: (typeof LEVELS)[number]) => height - (LEVELS.indexOf(of) + 0.5) * pitch;
  const shown = corelogAt(SEED, newest(corelog.cadence)).lines.filter(({ ts }) => ts >= FROM);
  return {
    name: corelog.title,
    unit: `lines, ${every(corelog.cadence)}`,
    part: `socket ${INCIDENT.socket}: diamonds`,
    height,
    drawing: LEVELS.flatMap((of) => {
      const y = yAt(of);
      const lines = shown.filter((line) => line.level === of);
      const others = lines.filter(({ corr }) => corr !== INCIDENT.id).map(({ ts }) => xAt(ts));
      const own = lines.filter(({ corr }) => corr === INCIDENT.id).map(({ ts }) => ({ x: xAt(ts), y }));
      return [
        level(y),
        ticks(others, y - 5, y + 5, { stroke: COLOURS.muted, 'stroke-width': 1.5 }),
        diamonds(own, 11, COLOURS.accent),
        note(y, of),
      ];
    }).join(''),
  };
}

import { cores } from '../../../src/dashboards/cores';
import { coresAt } from '../../../src/dashboards/cores/sim';
import { utilisation } from '../../../src/dashboards/utilisation';
import { utilisationAt } from '../../../src/dashboards/utilisation/sim';
import { SOCKET_CORES } from '../../../src/sim/world/cores';
import { COLOURS } from '../../../src/theme/tokens';
import { every, label, level, note, type Row, scale } from './row';
import { INCIDENT, LEFT, RIGHT, SEED, statesOf, stretches, xAt } from './subject';
import { diamonds, dots, element, polyline, stepped } from './svg';

const { id, socket } = INCIDENT;

/** A line a core of its socket: thin while it works, none while it idles, a bar while the incident rolls it back. */
export function coresRow(): Row {
  const height = 54;
  const pitch = height / SOCKET_CORES;
  const first = socket * SOCKET_CORES;
  const states = statesOf(cores.cadence, (t) => coresAt(SEED, t).cores);
  const lines = Array.from({ length: SOCKET_CORES }, (_, i) => {
    const y = (i + 0.5) * pitch;
    const bar = (thickness: number, fill: string) => (stretch: { from: number; to: number }) =>
      element('rect', {
        x: xAt(stretch.from),
        y: y - thickness / 2,
        width: xAt(stretch.to) - xAt(stretch.from),
        height: thickness,
        fill,
      });
    return [
      ...stretches(states, (all) => all[first + i]?.corr === null && all[first + i]?.state !== 'idle').map(
        bar(1, COLOURS.control),
      ),
      ...stretches(states, (all) => all[first + i]?.corr === id).map(bar(5, COLOURS.accent)),
    ].join('');
  });
  return {
    name: cores.title,
    unit: `work or rollback, ${every(cores.cadence)}`,
    part: `socket ${socket}, cores ${first} to ${first + SOCKET_CORES - 1}`,
    height,
    drawing: [
      ...lines,
      note(pitch / 2, `core ${first}`),
      note(height - pitch / 2, `core ${first + SOCKET_CORES - 1}`),
    ].join(''),
  };
}

/** Mean utilisation of the cores and of the sandboxes, a point a sample; affected ones are diamonds. */
export function utilisationRow(): Row {
  const height = 60;
  const states = statesOf(utilisation.cadence, (t) => utilisationAt(SEED, t).samples.at(-1));
  const samples = states.flatMap(({ state }) => state ?? []);
  const all = samples.flatMap(({ core, sandbox }) => [core, sandbox]);
  const low = Math.floor(Math.min(...all) / 10) * 10;
  const high = Math.ceil(Math.max(...all) / 10) * 10;
  const yAt = scale(height, low, high);
  const curve = (of: 'core' | 'sandbox', words: string, below: number, stroke: string, dash: string) => {
    const points = samples.map((sample) => ({ x: xAt(sample.ts), y: yAt(sample[of]), corr: sample.corr }));
    const [before, ...seen] = points;
    const calm = seen.filter(({ corr }) => corr !== id);
    const affected = seen.filter(({ corr }) => corr === id);
    return [
      polyline(stepped(points, RIGHT), { stroke, 'stroke-width': 1.5, 'stroke-dasharray': dash }),
      dots(calm, 6, stroke),
      diamonds(affected, 10, COLOURS.accent),
      label({ x: LEFT + 6, y: (before?.y ?? 0) + below }, words, stroke),
    ];
  };
  return {
    name: utilisation.title,
    unit: `means, %, ${every(utilisation.cadence)}`,
    part: 'struck samples: diamonds',
    height,
    drawing: [
      ...[0, height].map(level),
      ...curve('core', 'cores', -6, COLOURS.text, 'none'),
      ...curve('sandbox', 'sandboxes', 16, COLOURS.series3, '6 3'),
      note(0, `${high} %`),
      note(height, `${low} %`),
    ].join(''),
  };
}

import { history } from '../../../src/dashboards/history';
import { historyAt } from '../../../src/dashboards/history/sim';
import { mesh } from '../../../src/dashboards/mesh';
import { meshAt } from '../../../src/dashboards/mesh/sim';
import { throughput } from '../../../src/dashboards/throughput';
import { throughputAt } from '../../../src/dashboards/throughput/sim';
import { grouped } from '../../../src/sim/words/units';
import { PODS, TOPOLOGY } from '../../../src/sim/world/topology';
import { COLOURS } from '../../../src/theme/tokens';
import { every, label, level, note, type Row, scale } from './row';
import { INCIDENT, LEFT, RIGHT, SEED, statesOf, xAt } from './subject';
import { diamonds, dots, polyline, stepped, text } from './svg';

const { id, lane, pod, rack } = INCIDENT;

/** Share of each lane's batches that is degraded: its own lane thick, the others thin. */
export function meshRow(): Row {
  const height = 54;
  const yAt = scale(height, 0, 1);
  const states = statesOf(mesh.cadence, (t) => meshAt(SEED, t).lanes);
  const curve = (which: number) =>
    stepped(
      states.map(({ t, state }) => {
        const { degraded = 0, active = 0 } = state[which] ?? {};
        return { x: xAt(t), y: yAt(active > 0 ? degraded / active : 0) };
      }),
      RIGHT,
    );
  const others = Array.from({ length: TOPOLOGY.lanes }, (_, which) => which).filter((which) => which !== lane);
  const thin = { stroke: COLOURS.control, 'stroke-width': 1 };
  return {
    name: mesh.title,
    unit: `batches degraded, ${every(mesh.cadence)}`,
    part: `lane ${lane}; the others thin`,
    height,
    drawing: [
      ...[0, height].map(level),
      ...others.map((which) => polyline(curve(which), thin)),
      polyline(curve(lane), { stroke: COLOURS.accent, 'stroke-width': 2 }),
      note(0, '100 %'),
      note(height, '0 %'),
    ].join(''),
  };
}

/** GPUs down of its rack as a surface, the rack's rate as a dashed line. */
export function throughputRow(): Row {
  const height = 76;
  const states = statesOf(throughput.cadence, (t) => {
    const {
      tflops = 0,
      down = 0,
      corr = null,
    } = throughputAt(SEED, t, throughput.settings).pods[pod]?.racks[rack] ?? {};
    return { tflops, down, corr };
  });
  const most = Math.max(...states.map(({ state }) => state.tflops)) * 1.1;
  const downAt = scale(height, 0, TOPOLOGY.gpusPerRack);
  const rateAt = scale(height, 0, most);
  const down = stepped(
    states.map(({ t, state }) => ({ x: xAt(t), y: downAt(state.down) })),
    RIGHT,
  );
  const rate = stepped(
    states.map(({ t, state }) => ({ x: xAt(t), y: rateAt(state.tflops) })),
    RIGHT,
  );
  const surface = [{ x: LEFT, y: height }, ...down, { x: RIGHT, y: height }];
  const values = [states[0], states.find(({ state }) => state.corr === id)].flatMap((reading) => {
    if (!reading) return [];
    const { t, state } = reading;
    const x = xAt(t) + 6;
    const inside = state.corr === id ? 16 : -5;
    const words = { fill: COLOURS.text };
    return [
      text(x, rateAt(state.tflops) + 15, grouped(state.tflops), words),
      text(x, downAt(state.down) + inside, `${state.down} down`, words),
    ];
  });
  return {
    name: throughput.title,
    unit: `TFLOPS; GPUs down, ${every(throughput.cadence)}`,
    part: `rack ${PODS[pod]} ${rack + 1}, ${TOPOLOGY.gpusPerRack} GPUs`,
    height,
    drawing: [
      level(height),
      polyline(surface, { fill: COLOURS.accent, 'fill-opacity': '0.25' }),
      polyline(down, { stroke: COLOURS.accent, 'stroke-width': 2 }),
      polyline(rate, { stroke: COLOURS.series3, 'stroke-width': 2, 'stroke-dasharray': '6 3' }),
      ...values,
      note(rateAt(states.at(-1)?.state.tflops ?? 0), 'rate', COLOURS.series3),
      note(height, 'down', COLOURS.accent),
    ].join(''),
  };
}

/** GPUs down of the site as the present reading has them. */
export function historyRow(): Row {
  const height = 50;
  const states = statesOf(history.cadence, (t) => historyAt(SEED, t, history.settings));
  const most = Math.max(...states.map(({ state }) => state.now.down));
  const yAt = scale(height, 0, most * 1.3);
  const curve = states.map(({ t, state }) => ({ x: xAt(t), y: yAt(state.now.down) }));
  const marks = states.map(({ t, state: { now, corr } }, i) => {
    const point = { x: xAt(t), y: yAt(now.down) };
    const before = states[i - 1];
    if (!before) return '';
    const errors = now.errors - before.state.now.errors;
    const more = errors > 0 ? `, +${errors} ${errors === 1 ? 'error' : 'errors'}` : '';
    const mark = corr === id ? diamonds([point], 11, COLOURS.accent) : dots([point], 7, COLOURS.muted);
    return mark + label({ x: point.x + 8, y: point.y - 5 }, `${now.down} down${more}`);
  });
  return {
    name: history.title,
    unit: `GPUs down now, ${every(history.cadence)}`,
    part: 'the whole site',
    height,
    drawing: [
      level(height),
      polyline(stepped(curve, RIGHT), { stroke: COLOURS.control, 'stroke-width': 1.5 }),
      ...marks,
    ].join(''),
  };
}

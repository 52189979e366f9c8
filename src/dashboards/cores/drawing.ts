import { FULL_LEVEL } from '../../plot/grammar/cell';
import type { Drawing } from '../../plot/grammar/drawing';
import { inked, type Mark } from '../../plot/grammar/mark';
import { CORE_READING_MS, SOCKET_CORES } from '../../sim/world/cores/cores';
import { type CoreCell, type CoresLayout, gaugeLines, layoutCores, socketBox } from './drawing-layout';
import { FAINT, INCIDENT_MARK, INKS, isFaint } from './inks';
import type { CoresState } from './sim';
import { socketMeans } from './sim-means';

/** Milliseconds over which a level moves to its reading. */
const MOVES_MS = 240;

/** Part of a level below an edge, which is a share of the gauge’s height, in whole steps of a level. */
const belowEdge = (level: number, edge: number) =>
  Math.max(Math.floor(Math.round(level * FULL_LEVEL) - edge * FULL_LEVEL), 0) / FULL_LEVEL;

/**
 * Scenario and phase of the slice above 48 gauges in sockets of eight, each with its utilisation below it; a socket in
 * an incident’s rollback has a mark beside its name.
 */
export const drawing: Drawing<CoresState, CoresLayout> = {
  at: ({ ts }) => ts,
  moves: MOVES_MS,
  follows: 2 * CORE_READING_MS,
  layout: layoutCores,
  marks({ state, layout, viewport }): Mark[] {
    const cores = state.cores.map((core, i) => ({ ...core, ...(layout.cells[i] as CoreCell), key: String(i) }));
    const gauges = cores.map(({ key, gauge, utilisation, previous, state, corr }) => {
      return {
        key,
        box: gauge,
        level: utilisation / 100,
        from: previous / 100,
        ink: corr ? ('incident' as const) : state,
      };
    });
    const faint = gauges.map((gauge) => {
      const edge = (FAINT.edge * viewport.scale) / gauge.box.height;
      const inner = (level: number) => (isFaint(gauge.ink) ? belowEdge(level, edge) : 0);
      return { ...gauge, level: inner(gauge.level), from: inner(gauge.from) };
    });
    const cells = { kind: 'cells', inks: INKS, hatchScale: layout.hatchScale } as const;
    return [
      inked({ ...cells, name: 'gauges', track: 'raised', data: gauges }),
      // Faint ink over the bright gauges, up to below their edge.
      inked({ ...cells, name: 'faint', track: 'none', faint: FAINT.share, data: faint }),
      { kind: 'rules', name: 'lines', data: gaugeLines(layout, viewport) },
      {
        kind: 'compared',
        name: 'other',
        data: cores.flatMap(({ key, gauge: box, utilisation, state: what }) => [
          { key: `state ${key}`, as: 'frame' as const, box, level: 1, what },
          { key: `level ${key}`, as: 'tick' as const, box, level: utilisation / 100 },
        ]),
      },
      { kind: 'labels', name: 'words', data: labelsOf(state, layout) },
      {
        kind: 'dots',
        name: 'in rollback',
        area: { x: 0, y: 0, width: viewport.width, height: viewport.height },
        half: layout.markHalf,
        ink: INCIDENT_MARK,
        data: layout.sockets.map(({ mark }, socket) => {
          const ofSocket = cores.slice(socket * SOCKET_CORES, (socket + 1) * SOCKET_CORES);
          return { ...mark, isHidden: ofSocket.every(({ corr }) => corr === null) };
        }),
      },
      {
        kind: 'selected',
        name: 'socket',
        boxOf: ({ socket }) => socketBox(layout, socket),
      },
      { kind: 'rows', name: 'cores', data: cores.map(({ key, box }) => ({ key, box })) },
    ];
  },
};

function labelsOf(state: CoresState, layout: CoresLayout) {
  const { caption, sockets, cells, decimals } = layout;
  const means = socketMeans(state);
  return [
    { ...caption.scenario, text: caption.isNamed ? `Scenario: ${state.scenario}` : state.scenario },
    { ...caption.phase, text: caption.isNamed ? `Phase: ${state.phase}` : state.phase },
    ...sockets.flatMap(({ name, numbers, mean }, socket) => [
      name,
      numbers,
      { ...mean, text: decimals === undefined ? '' : `${means[socket]?.toFixed(decimals)}%` },
    ]),
    ...cells.map(({ value }, core) => ({
      ...value,
      text: layout.valued ? String(state.cores[core]?.utilisation) : '',
    })),
  ];
}

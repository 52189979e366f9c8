import { FULL_LEVEL } from '../../plot/grammar/cell';
import type { Drawing } from '../../plot/grammar/drawing';
import { inked, type Mark } from '../../plot/grammar/mark';
import type { Viewport } from '../../plot/grammar/viewport';
import { CORE_READING_MS, SOCKET_CORES } from '../../sim/world/cores/cores';
import { type CoreCell, type CoresLayout, gaugeLines, layoutCores, socketBox } from './drawing-layout';
import { BUSIEST, EDGE, FIELD_SHARE, INCIDENT_MARK, INKS, isOrdinary, STRENGTHS, strengthOf } from './inks';
import type { Core, CoresState } from './sim';
import { socketMeans } from './sim-means';

/** Milliseconds over which a level moves to its reading. */
const MOVES_MS = 240;

/** Part of a level below an edge, which is a share of the gauge’s height, in whole steps of a level. */
const belowEdge = (level: number, edge: number) =>
  Math.max(Math.floor(Math.round(level * FULL_LEVEL) - edge * FULL_LEVEL), 0) / FULL_LEVEL;

/** Keys of the busiest cores: of equals, the first. */
function busiestOf({ cores }: CoresState): ReadonlySet<number> {
  const byLoad = cores.filter(({ corr }) => corr === null).sort((a, b) => b.utilisation - a.utilisation);
  return new Set(byLoad.slice(0, BUSIEST).map(({ core }) => core));
}

/**
 * Scenario and phase of the slice above 48 gauges in sockets of eight, each the stronger the busier its core is; below
 * the busiest, and below those in an incident, is their utilisation. A socket in an incident’s rollback has a mark
 * beside its name, and a field behind its gauges.
 */
export const drawing: Drawing<CoresState, CoresLayout> = {
  at: ({ ts }) => ts,
  moves: MOVES_MS,
  follows: 2 * CORE_READING_MS,
  layout: layoutCores,
  marks({ state, layout, viewport }): Mark[] {
    const cores = state.cores.map((core, i) => ({ ...core, ...(layout.cells[i] as CoreCell), key: String(i) }));
    return [
      ...gaugesOf(cores, layout, viewport),
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

type DrawnCore = Core & CoreCell & { readonly key: string };

/**
 * Gauges of idle cores and of those in an incident, over the fields of those; then the edges of all others, and below
 * them their ink in each of its strengths. A core has a datum in each mark, so that boxes never change.
 */
function gaugesOf(cores: readonly DrawnCore[], { hatchScale }: CoresLayout, { scale }: Viewport): Mark[] {
  const inkOf = ({ corr, state }: DrawnCore): keyof typeof INKS => (corr ? 'incident' : state);
  const all = { kind: 'cells', inks: INKS, hatchScale } as const;
  const data = (levelIn: (core: DrawnCore, level: number) => number) =>
    cores.map((core) => {
      const { key, gauge: box, utilisation, previous } = core;
      return {
        key,
        box,
        level: levelIn(core, utilisation / 100),
        from: levelIn(core, previous / 100),
        ink: inkOf(core),
      };
    });
  const ordinary = (core: DrawnCore, level: number) => (isOrdinary(inkOf(core)) ? level : 0);
  const inside = (core: DrawnCore, level: number) => belowEdge(level, (EDGE.height * scale) / core.gauge.height);
  const gauges = { ...all, track: 'none' } as const;
  return [
    inked({ ...all, name: 'fields', track: 'raised', faint: FIELD_SHARE, data: data(({ corr }) => (corr ? 1 : 0)) }),
    inked({ ...gauges, name: 'gauges', data: data((core, level) => level - ordinary(core, level)) }),
    inked({ ...gauges, name: 'edges', faint: EDGE.share, data: data(ordinary) }),
    ...STRENGTHS.map(({ share }, i) =>
      inked({
        ...gauges,
        name: `strength ${i}`,
        faint: share,
        data: data((core, level) => {
          if (strengthOf(core.utilisation) !== i) return 0;
          const seen = ordinary(core, level);
          return share > EDGE.share ? seen : inside(core, seen);
        }),
      }),
    ),
  ];
}

function labelsOf(state: CoresState, layout: CoresLayout) {
  const { caption, sockets, cells, decimals } = layout;
  const means = socketMeans(state);
  const busiest = busiestOf(state);
  return [
    { ...caption.scenario, text: caption.isNamed ? `Scenario: ${state.scenario}` : state.scenario },
    { ...caption.phase, text: caption.isNamed ? `Phase: ${state.phase}` : state.phase },
    ...sockets.flatMap(({ name, numbers, mean }, socket) => [
      name,
      numbers,
      { ...mean, text: decimals === undefined ? '' : `${means[socket]?.toFixed(decimals)}%` },
    ]),
    ...cells.map(({ value }, i) => {
      const { utilisation = 0, corr = null } = state.cores[i] ?? {};
      const isBusiest = busiest.has(i);
      const ink = isBusiest ? ('text' as const) : value.ink;
      return { ...value, ink, text: layout.valued && (isBusiest || corr !== null) ? String(utilisation) : '' };
    }),
  ];
}

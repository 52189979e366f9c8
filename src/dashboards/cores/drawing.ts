import { FULL_LEVEL } from '../../plot/grammar/cell';
import type { Drawing } from '../../plot/grammar/drawing';
import { inkedMark, type Mark } from '../../plot/grammar/mark';
import { MOVES_MS } from '../../plot/grammar/motion';
import type { Rect } from '../../plot/grammar/rect';
import type { Viewport } from '../../plot/grammar/viewport';
import { CORE_READING_MS, SOCKET_CORES } from '../../sim/world/cores/cores';
import { type CoreCell, type CoresLayout, gaugeLines, layoutCores, socketBox } from './drawing-layout';
import { BUSIEST_INK, type CoreInk, EDGE_HEIGHT, EDGE_INKS, GAUGE_INKS, isBusy, isOrdinary } from './inks';
import type { Core, CoresState } from './sim';
import { busiestCore, socketMeans } from './sim-means';

/** Part of a level below an edge, which is a share of the gauge’s height, in whole steps of a level. */
const belowEdge = (level: number, edge: number) =>
  Math.max(Math.floor(Math.round(level * FULL_LEVEL) - edge * FULL_LEVEL), 0) / FULL_LEVEL;

/** True if an incident has rolled a socket back. */
const isOut = ({ cores }: CoresState, socket: number) =>
  cores.slice(socket * SOCKET_CORES, (socket + 1) * SOCKET_CORES).some(({ corr }) => corr !== null);

/** Bar of the busiest core in ordinary work, of the first of several: it is outlined. */
function busiestBar(cores: readonly DrawnCore[]): Rect | undefined {
  const busiest = busiestCore(cores);
  if (!busiest) return undefined;
  const { gauge, utilisation } = busiest;
  const height = (gauge.height * utilisation) / 100;
  return { ...gauge, y: gauge.y + gauge.height - height, height };
}

/**
 * Scenario and phase of the slice above 48 gauges in sockets of eight, the busiest in an outline; on the busy ones, and
 * on those in an incident, is their utilisation. The heading of a socket in an incident’s rollback is a band.
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
        kind: 'other',
        name: 'other',
        data: cores.flatMap(({ key, gauge: box, utilisation, state: what }) => [
          { key: `state ${key}`, as: 'frame' as const, box, level: 1, what },
          { key: `level ${key}`, as: 'tick' as const, box, level: utilisation / 100 },
        ]),
      },
      { kind: 'frame', name: 'busiest', ink: BUSIEST_INK, box: busiestBar(cores) },
      { kind: 'rules', name: 'bands', data: layout.sockets.flatMap(({ band }, i) => (isOut(state, i) ? [band] : [])) },
      { kind: 'labels', name: 'words', data: labelsOf(state, layout) },
      { kind: 'labels', name: 'values', ground: 'panel', data: valuesOf(state, layout) },
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
 * The edges of all gauges in ordinary work, on the track; and below those edges, or as high as their level, all gauges.
 * A core has a datum in each mark, so that boxes never change.
 */
function gaugesOf(cores: readonly DrawnCore[], { hatchScale }: CoresLayout, { scale }: Viewport): Mark[] {
  const inkOf = ({ corr, state }: DrawnCore): CoreInk => (corr ? 'incident' : state);
  /** Data with the level of each core, and the level before, by what is drawn of a level. */
  const data = <I>(ink: (core: DrawnCore) => I, drawn: (core: DrawnCore, level: number) => number) =>
    cores.map((core) => ({
      key: core.key,
      box: core.gauge,
      level: drawn(core, core.utilisation / 100),
      from: drawn(core, core.previous / 100),
      ink: ink(core),
    }));
  const below = (core: DrawnCore, level: number) =>
    isOrdinary(inkOf(core)) ? belowEdge(level, (EDGE_HEIGHT * scale) / core.gauge.height) : level;
  return [
    inkedMark({
      kind: 'cells',
      name: 'edges',
      inks: EDGE_INKS,
      hatchScale,
      track: 'raised',
      data: data(inkOf, (core, level) => (isOrdinary(inkOf(core)) ? level : 0)),
    }),
    inkedMark({
      kind: 'cells',
      name: 'gauges',
      inks: GAUGE_INKS,
      hatchScale,
      track: 'none',
      data: data(inkOf, below),
    }),
  ];
}

function labelsOf(state: CoresState, layout: CoresLayout) {
  const { caption, sockets, cells, decimals } = layout;
  const means = socketMeans(state);
  return [
    { ...caption.scenario, text: caption.isNamed ? `Scenario: ${state.scenario}` : state.scenario },
    { ...caption.phase, text: caption.isNamed ? `Phase: ${state.phase}` : state.phase },
    ...sockets.flatMap((plain, socket) => {
      const { name, mean } = isOut(state, socket) ? plain.onBand : plain;
      return [name, { ...mean, text: decimals === undefined ? '' : `${means[socket]?.toFixed(decimals)}%` }];
    }),
    ...cells.map(({ number }, i) => ({ ...number, text: layout.hasNumbers ? String(i) : '' })),
  ];
}

/** Values on the gauges, clear of the lines through these. */
function valuesOf(state: CoresState, layout: CoresLayout) {
  return layout.cells.map(({ gauge, value }, i) => {
    const { utilisation = 0, corr = null } = state.cores[i] ?? {};
    const ink = corr === null ? ('text' as const) : value.ink;
    const y = value.y + gauge.height * (1 - utilisation / 100);
    return {
      ...value,
      y,
      ink,
      text: layout.hasValues && (isBusy(utilisation) || corr !== null) ? String(utilisation) : '',
    };
  });
}

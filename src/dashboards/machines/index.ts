import { metresText, speedText } from '../../sim/words/measures';
import { allOf, countWord } from '../../sim/words/sentences';
import { NAMES } from '../../sim/world/machines/specs';
import type { Dashboard } from '../contract';
import { cases } from './cases';
import {
  DEFAULTS,
  MACHINES_READING_MS,
  type MachineState,
  type MachinesSettings,
  type MachinesState,
  machinesAt,
} from './sim';
import { hasSpeed, stoodAtCut, terrainText } from './sim-figures';
import { isHalted } from './sim-holder';
import type { MachinesChoices } from './sim-settings';
import { cutMachine, isBeingStopped, isHeld, isSlowing, machinesSentence, machinesTable } from './table';

/** Three machines on patrol: how each moves, what holds it, and how far it travels once its power is cut. */
export const machines: Dashboard<MachinesState, MachinesSettings, MachinesChoices> = {
  id: 'machines',
  title: 'Machines',
  unit: 'each drawn to its own scale',
  version: 14,
  cadence: MACHINES_READING_MS,
  settings: DEFAULTS,
  choices: { machine: 'tern' },
  state: machinesAt,
  table: machinesTable,
  sentence: machinesSentence,
  figure: (state, choices) => {
    const cut = cutMachine(state, choices?.machine);
    if (cut?.stop) {
      const name = NAMES[cut.name];
      const label = stoodAtCut(cut.stop)
        ? `${name} already at rest`
        : `in which ${name} ${cut.stop.atRest ? 'stopped' : 'will stop'} from ${speedText(cut.stop.speed)} ${terrainText(cut)}`;
      return { value: metresText(cut.stop.distance), unit: 'm', label };
    }
    const { machines: all } = state;
    const off = all.find(({ astray }) => astray);
    if (off?.astray)
      return { value: metresText(off.astray.off), unit: 'm', label: `between ${NAMES[off.name]} and its route` };
    const moving = all.filter(hasSpeed);
    const some = (is: (machine: MachineState) => boolean, words: string) => {
      const n = moving.filter(is).length;
      return n > 0 ? `, ${n === moving.length ? allOf(n) : `${countWord(n)} of them `}${words}` : '';
    };
    return {
      value: String(moving.length),
      unit: `of ${all.length} machines`,
      label: `moving${some(isBeingStopped, 'stopping')}${some(isSlowing, 'slowing')}`,
    };
  },
  status: ({ machines: all }) => {
    if (all.some(({ astray }) => astray)) return { tone: 'fault', word: 'off route' };
    const stopped = all.filter(({ stop }) => stop);
    if (stopped.length > 0)
      return { tone: 'warn', word: stopped.every(({ waits }) => waits === 'start') ? 'restarting' : 'power cut' };
    const stopping = all.filter(isBeingStopped);
    const held = all.filter(isHeld);
    const word = held.every(isHalted) ? 'halted' : 'held';
    if (stopping.length > 0) return { tone: 'warn', word: `${stopping.length} of ${all.length} stopping` };
    if (held.length > 0) return { tone: 'warn', word: `${held.length} of ${all.length} ${word}` };
    return { tone: 'ok', word: 'on patrol' };
  },
  loadScene: () => import('./scene').then((module) => module.createScene),
  loadLegend: () => import('./legend'),
  loadWhy: () => import('./why'),
  loadComparison: () => import('./comparison'),
  cases,
};

/** Machines as a show draws them: one figure beside each, and no id. */
export const showMachines: Dashboard<MachinesState, MachinesSettings, MachinesChoices> = {
  ...machines,
  loadScene: () => import('./scene').then((module) => module.createShownScene),
};

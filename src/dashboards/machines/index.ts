import type { Dashboard } from '../contract';
import { cases } from './cases';
import { DEFAULTS, MACHINES_READING_MS, type MachinesSettings, type MachinesState, machinesAt } from './sim';
import { NAMES } from './sim-machines';
import { linkOfSettings, settingsOfLink } from './sim-settings';
import { machinesSummary, machinesTable } from './table';

/** The three machines on patrol: how each goes, what it waits for, and how far it goes without current. */
export const machines: Dashboard<MachinesState, MachinesSettings> = {
  id: 'machines',
  title: 'Machines',
  unit: 'metres, at true scale',
  version: 2,
  cadence: MACHINES_READING_MS,
  settings: DEFAULTS,
  settingsOfLink,
  linkOfSettings,
  state: machinesAt,
  table: machinesTable,
  summary: machinesSummary,
  readout: ({ machines: all, shown }) => {
    const stopped = all.filter(({ stop }) => stop !== null);
    const cut = stopped.find(({ name }) => name === shown) ?? stopped[0];
    if (cut?.stop) {
      return { value: cut.stop.distance.toFixed(2), unit: 'm', label: `from the cut to rest, ${NAMES[cut.name]}` };
    }
    const going = all.filter(({ speed }) => speed > 0).length;
    return { value: String(going), unit: `of ${all.length} machines`, label: 'moving' };
  },
  status: ({ machines: all }) => {
    if (all.some(({ astray }) => astray)) return { tone: 'fault', word: 'off its track' };
    if (all.some(({ stop }) => stop)) return { tone: 'warn', word: 'current cut' };
    if (all.some(({ waits }) => waits === 'gate')) return { tone: 'warn', word: 'gate closed' };
    return all.some(({ speed }) => speed > 0) ? { tone: 'ok', word: 'moving' } : { tone: 'ok', word: 'holding' };
  },
  stage: () => import('./stage').then((module) => module.createScene),
  legend: () => import('./legend'),
  why: () => import('./why'),
  cases,
};

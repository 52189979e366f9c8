import type { WorldName } from '../../sim/math/seed-of';
import { countDifference, type Difference } from '../../sim/words/difference';
import type { Table } from '../../sim/words/table';
import type { MachineName } from '../../sim/world/drills';
import { incidentNamed } from '../../sim/world/incidents';
import { INTERLOCKS } from '../../sim/world/interlocks';
import { NAMES } from '../../sim/world/machines/specs';
import type { MachineState, MachinesState, Pose } from './sim';
import { besideHip, closed, PRINTED, percent, pitched, signed, stoodAtCut, towards } from './sim-figures';

const COLUMNS = [
  { key: 'machine', label: 'Machine' },
  { key: 'leg', label: 'Leg of its patrol' },
  { key: 'surface', label: 'Surface' },
  { key: 'place', label: 'Position on patrol', unit: 'm', numeric: true },
  { key: 'speed', label: 'Speed', unit: 'm/s', numeric: true },
  { key: 'charge', label: 'Charge', unit: '%', numeric: true },
  { key: 'waits', label: 'Waiting for' },
  { key: 'stop', label: 'Stop after cut' },
  { key: 'off', label: 'Off track', unit: 'm', numeric: true },
  { key: 'pose', label: 'Pose', sentence: true },
] satisfies Table['columns'];

/** What a machine waits for, in words. */
function waitingText(machine: MachineState): string {
  const { waits, corr } = machine;
  switch (waits) {
    case 'nothing':
      return goes(machine) ? 'nothing' : 'its next step to be committed';
    case 'gate':
      return corr ? `end of drill ${corr}` : 'false trip to clear';
    case 'pause':
      return 'end of pause';
    case 'person':
      return 'a person to restart it';
    case 'start':
      return 'contactor check before start';
    case 'step':
      return 'its next step to be committed';
  }
}

function poseText(pose: Pose): string {
  if (pose.of === 'tern') {
    return `track ${percent(pose.track)} of a link on, ${pitched(pose.slope)}, brakes ${closed(pose.brake)}`;
  }
  if (pose.of === 'petrel') {
    const { heave, slope, rudder, plates, chain } = pose;
    return `heave ${signed(heave, 'mm', 0)}, ${pitched(slope)}, ${towards(rudder, 'rudder to starboard', 'rudder to port', 'rudder amidships')}, plates ${plates > 0 ? `${percent(plates)} down` : 'up'}, chain ${chain.toFixed(1)} m`;
  }
  const legs = pose.legs.map(({ leg, swing, knee }) => {
    const phase = swing === null ? 'down' : `${percent(swing)} of its swing`;
    return `${leg} ${phase}, knee ${besideHip(knee[0])}`;
  });
  return `hips ${pose.height.toFixed(2)} m high; ${legs.join('; ')}`;
}

/** What a cut does, such as `0.72 m in 0.54 s`. */
function stopText({ stop }: MachineState): string {
  if (stop === null) return 'none';
  return stoodAtCut(stop) ? 'stood already' : `${stop.distance.toFixed(2)} m in ${stop.seconds.toFixed(2)} s`;
}

/** One row a machine. */
export function machinesTable({ machines }: MachinesState): Table {
  return {
    columns: COLUMNS,
    rows: machines.map((machine) => ({
      key: machine.name,
      cells: [
        NAMES[machine.name],
        `${machine.leg} of ${machine.legs}`,
        machine.surface,
        machine.place.toFixed(2),
        machine.speed.toFixed(2),
        machine.charge.toFixed(1),
        waitingText(machine),
        stopText(machine),
        machine.astray ? machine.astray.off.toFixed(2) : '0.00',
        poseText(machine.pose),
      ],
    })),
  };
}

const stoppedOf = ({ machines }: MachinesState) => machines.filter(({ stop }) => stop !== null);

/** The machine whose stop is the figure: the one that is drawn large, or else the first that stopped. */
export function cutMachine(state: MachinesState, large?: MachineName): MachineState | undefined {
  const stopped = stoppedOf(state);
  return stopped.find(({ name }) => name === large) ?? stopped[0];
}

/** True if the speed would not print as 0.00. */
export const goes = ({ speed }: MachineState): boolean => speed >= PRINTED;

/** What stopped a drill: its interlock, or the pod’s watchdog where none vetoed it. */
function stoppedBy(world: WorldName, id: string): string {
  const incident = incidentNamed(world, id);
  if (!incident || incident.watchdog) return 'the 30 s watchdog';
  return INTERLOCKS[incident.interlock]?.name ?? '';
}

/** What a machine does, as the end of a clause that begins with its name. */
function doingText(world: WorldName, machine: MachineState): string {
  const { waits, corr, doing } = machine;
  const speed = `${machine.speed.toFixed(2)} m/s`;
  if (waits === 'gate' && goes(machine)) return `is stopping for ${corr ? `drill ${corr}` : 'a false trip'}, ${speed}`;
  if (waits === 'gate') return corr ? `is held by ${stoppedBy(world, corr)}, drill ${corr}` : 'is held by a false trip';
  if (waits === 'pause') return goes(machine) ? `is slowing to a pause, ${speed}` : 'is pausing on its patrol';
  if (!goes(machine)) return 'is waiting for its next step to be committed';
  return `is ${doing === 'turn' ? 'turning' : 'moving'} at ${speed}`;
}

function clause(world: WorldName, machine: MachineState, figure: MachineState | undefined): string {
  const { stop, waits, astray } = machine;
  const name = NAMES[machine.name];
  const off = astray ? `, ${astray.off.toFixed(2)} m off track because no interlock vetoed ${astray.corr}` : '';
  if (stop && waits === 'start') return `${name} is restarting${off}`;
  if (stop && stoodAtCut(stop)) return `${name} stood already when its power was cut${off}`;
  if (stop) {
    const rest = machine === figure ? '' : `${stop.distance.toFixed(2)} m from the cut`;
    if (stop.atRest) return `${name} has stopped${rest && ` ${rest}`}${off}`;
    return `${name} is braking${rest && ` and will stop ${rest}`}${off}`;
  }
  return `${name} ${doingText(world, machine)}${off}`;
}

/** What the figure cannot say, in one sentence: what each machine does, and what holds it. */
export function machinesSentence(state: MachinesState): string {
  const stopped = stoppedOf(state);
  // Which of several stops is the figure depends on which machine is drawn large.
  const figure = stopped.length === 1 ? stopped[0] : undefined;
  return `${state.machines.map((machine) => clause(state.world, machine, figure)).join('; ')}.`;
}

/** The differences of the state from another one, in clauses: how far each machine is off its track leads. */
export function machinesDifferences(state: MachinesState, other: MachinesState): Difference[] {
  const heldBy = ({ machines }: MachinesState) => machines.filter(({ waits }) => waits === 'gate').length;
  const apart = (name: MachineName, by: number, more: string, less: string, isCost = false): Difference[] => {
    const metres = (by < 0 ? -by : by).toFixed(2);
    if (metres === '0.00') return [];
    return [{ text: `${NAMES[name]} ${metres} m ${by > 0 ? more : less}`, isCost: isCost && by > 0 }];
  };
  const pairs = state.machines.flatMap((machine, i) => {
    const same = other.machines[i];
    return same ? [[machine, same] as const] : [];
  });
  return [
    ...pairs.flatMap(([{ name, astray }, same]) =>
      apart(name, (astray?.off ?? 0) - (same.astray?.off ?? 0), 'further off track', 'nearer to its track', true),
    ),
    ...pairs.flatMap(([{ name, place }, same]) =>
      apart(name, place - same.place, 'ahead on its patrol', 'behind on its patrol'),
    ),
    ...countDifference(heldBy(state) - heldBy(other), 'machine', 'machines', 'with a closed gate'),
  ];
}

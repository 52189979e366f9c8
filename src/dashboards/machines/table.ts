import type { WorldName } from '../../sim/math/seed-of';
import { type Table, tableOf } from '../../sim/tables/table';
import { hundredthsText, metresText, speedText, wholeSeconds } from '../../sim/words/measures';
import { actedOn } from '../../sim/world/machines/deviation';
import type { MachineName } from '../../sim/world/machines/machine-names';
import { patrolEnd } from '../../sim/world/machines/rhythm';
import { NAMES } from '../../sim/world/machines/specs';
import type { MachineState, MachinesState, Pose } from './sim';
import {
  anchorText,
  brakeText,
  directionText,
  hasSpeed,
  isStepping,
  kneeText,
  percentText,
  pitchText,
  settlingText,
  signedFigure,
  stoodAtCut,
  wayToPause,
  wayToRest,
} from './sim-figures';
import { isHalted, missedWords, pausedWords, stopperText, wayToRestWords } from './sim-holder';
import type { MachinesChoices } from './sim-settings';

/** Needs of a machine besides its warning before it moves, behind a comma; Tern alone has a scanner. */
const fieldWords = ({ name }: MachineState): string =>
  name === 'tern' ? ', and its scanner’s field must be clear' : '';

/** Reason for which a machine waits, in words. */
function waitingText(machine: MachineState, ts: number): string {
  const { name, leg, legs, waits, warns, corr, stop } = machine;
  const warning = warns ? '; its warning sounds' : '';
  if (isBeingStopped(machine) || (stop && !stop.atRest)) return 'its standstill';
  if (waits === 'person' || isHalted(machine)) return 'a person to restart it';
  switch (waits) {
    case 'nothing':
      return 'nothing';
    case 'gate':
      return corr ? `the end of incident ${corr}` : 'a false trip to clear';
    case 'pause':
      return hasSpeed(machine) ? 'the start of its pause' : `the end of its pause${warning}`;
    case 'dock':
      if (hasSpeed(machine)) return 'arrival at its dock';
      return leg === legs
        ? `battery swap, ${wholeSeconds(patrolEnd(name, ts) - ts)} s`
        : `its start from the dock${warning}`;
    case 'start':
    case 'step':
      return stop ? `the contactor check before it starts${warning}` : 'the end of its warning';
  }
}

function poseText(pose: Pose): string {
  if (pose.of === 'tern') {
    return `track ${percentText(pose.track)} of the way to its next link, ${pitchText(pose.slope)}, brakes ${brakeText(pose.brake)}`;
  }
  if (pose.of === 'petrel') {
    const { heave, slope, rudder, plates, chain } = pose;
    return `heave ${signedFigure(heave, 'mm', 0)}, ${pitchText(slope, 'bow')}, ${directionText(rudder, 'rudder to starboard', 'rudder to port', 'rudder amidships')}, plates ${plates > 0 ? `${percentText(plates)} down` : 'up'}, ${anchorText(chain)}`;
  }
  const legs = pose.legs.map(({ leg, swing, knee }) => {
    const phase = swing === null ? 'down' : `${percentText(swing)} of its swing`;
    return `${leg} ${phase}, knee ${kneeText(knee[0])}`;
  });
  return `hips ${metresText(pose.height)} m high; ${legs.join('; ')}`;
}

/** Power of a machine, with the stop after its cut, such as `cut at 2.40 m/s, stops in 0.72 m and 0.54 s`. */
function stopText(machine: MachineState): string {
  const { stop, waits, leg, legs } = machine;
  if (stop === null) return waits === 'dock' && leg === legs && !hasSpeed(machine) ? 'isolated in its dock' : 'on';
  return stoodAtCut(stop)
    ? 'cut while already at rest'
    : `cut at ${speedText(stop.speed)}, ${stop.atRest ? 'stopped' : 'stops'} in ${metresText(stop.distance)} m and ${hundredthsText(stop.seconds)} s`;
}

/** One row a machine. */
export const machinesTable = ({ ts, machines }: MachinesState): Table =>
  tableOf(machines, {
    key: ({ name }) => name,
    columns: [
      { key: 'machine', label: 'Machine', cell: ({ name }) => NAMES[name] },
      { key: 'leg', label: 'Leg of patrol', cell: ({ leg, legs }) => `${leg} of ${legs}` },
      { key: 'surface', label: 'Surface', cell: ({ surface }) => surface },
      { key: 'place', label: 'Position on patrol', unit: 'm', numeric: true, cell: ({ place }) => metresText(place) },
      { key: 'speed', label: 'Speed', unit: 'm/s', numeric: true, cell: ({ speed }) => hundredthsText(speed) },
      { key: 'charge', label: 'Charge', unit: '%', numeric: true, cell: ({ charge }) => charge.toFixed(1) },
      { key: 'waits', label: 'Waiting for', cell: (machine) => waitingText(machine, ts) },
      { key: 'stop', label: 'Power', cell: stopText },
      { key: 'off', label: 'Off route', unit: 'm', numeric: true, cell: ({ astray }) => metresText(astray?.off ?? 0) },
      { key: 'pose', label: 'Pose', sentence: true, cell: ({ pose }) => poseText(pose) },
    ],
  });

const stoppedOf = ({ machines }: MachinesState) => machines.filter(({ stop }) => stop !== null);

/**
 * Machine whose stop is the figure: of those still braking, or else of all, the one that is drawn large or the first.
 */
export function cutMachine(state: MachinesState, large?: MachineName): MachineState | undefined {
  const stopped = stoppedOf(state);
  const braking = stopped.filter(({ stop }) => stop && !stop.atRest);
  const candidates = braking.length > 0 ? braking : stopped;
  return candidates.find(({ name }) => name === large) ?? candidates[0];
}

/** True if a machine still moves, or has not settled, after its gate has closed. */
export const isBeingStopped = (machine: MachineState): boolean =>
  machine.waits === 'gate' && wayToRest(machine) !== undefined;
/** True if a machine slows for a pause of its patrol or into its dock. */
export const isSlowing = (machine: MachineState): boolean =>
  (machine.waits === 'pause' || machine.waits === 'dock') && hasSpeed(machine);
/** True if a machine stands behind its closed gate. */
export const isHeld = (machine: MachineState): boolean => machine.waits === 'gate' && !isBeingStopped(machine);

/** True if a machine that is off its route moves back to it, no longer on the fault. */
export const isReturning = (world: WorldName, machine: MachineState, ts: number): boolean =>
  machine.astray !== null && machine.waits === 'nothing' && hasSpeed(machine) && !actedOn(world, machine.name, ts);

/** Going of a machine on its patrol. */
function goingText({ name, doing }: MachineState): string {
  if (doing !== 'turn') return 'moving';
  return name === 'heron' ? 'walking a curve' : 'taking a curve';
}

/** Activity of a machine, as the end of a clause that begins with its name. */
function doingText({ world, ts }: MachinesState, machine: MachineState): string {
  const { waits, warns } = machine;
  const speed = speedText(machine.speed);
  if (waits === 'gate') return `is ${wayToRestWords(world, machine, hasSpeed(machine) ? `, now at ${speed}` : '')}`;
  const warning = warns ? ' and is sounding its warning before it moves' : '';
  if (waits === 'start') return 'is restarting: its warning sounds';
  if (waits === 'step' && warns) return `has its gate open again${warning}`;
  const stepping = !hasSpeed(machine) && !warns && isStepping(machine);
  if (stepping && waits !== 'nothing') return `is ${settlingText(machine)}`;
  if (waits === 'pause' || waits === 'dock') {
    if (hasSpeed(machine)) return `is ${wayToPause(machine)}, now at ${speed}`;
    return waits === 'dock' ? `is in its dock${warning}` : pausedWords(world, machine, warning);
  }
  if (!hasSpeed(machine)) return 'is setting off';
  return `is ${isReturning(world, machine, ts) ? 'returning to its route' : goingText(machine)} at ${speed}`;
}

/**
 * Why a machine is off its route, or moves though a drill should have held it, behind a comma. `inFigure`: the figure
 * says how far it is off.
 */
function offText({ world, ts }: MachinesState, machine: MachineState, inFigure: boolean) {
  const { name, stop, waits, corr, astray } = machine;
  if (astray) {
    // The clause names what holds a machine already.
    const why = missedWords(world, astray.corr, waits === 'gate' && corr === astray.corr ? undefined : ts);
    const route = isReturning(world, machine, ts) ? 'it' : 'its route';
    return `, ${inFigure ? '' : `${metresText(astray.off)} m `}off ${route} because ${why}`;
  }
  const acted = stop || waits === 'gate' ? undefined : actedOn(world, name, ts);
  return acted ? `, although a veto of ${acted} should have held it` : '';
}

/** Clause about a machine. What the figure says of `figure`, its stop or its distance from its route, is left out. */
function clause(state: MachinesState, machine: MachineState, figure: MachineState | undefined): string {
  const { stop, waits } = machine;
  const name = NAMES[machine.name];
  const off = offText(state, machine, machine === figure && !stop);
  if (stop?.atRest && waits === 'start') return `${name} is restarting: its warning sounds${fieldWords(machine)}${off}`;
  if (stop && stoodAtCut(stop)) return `${name} was already at rest when its power was cut${off}`;
  if (stop) {
    if (machine === figure) return `${name} ${stop.atRest ? 'has stopped' : 'is braking'}, its power cut${off}`;
    const way = `${stop.atRest ? 'stopped' : 'will stop'} in ${metresText(stop.distance)} m`;
    return `${name}, cut at ${speedText(stop.speed)}, ${way}${off}`;
  }
  if (isHeld(machine) && isHalted(machine) && machine.astray?.corr === machine.corr)
    return `${name} left its route, because ${machine.corr} was not vetoed, was stopped by ${stopperText(state.world, machine.corr)} and waits for a person`;
  return `${name} ${doingText(state, machine)}${off}`;
}

/** Sentence that adds to the figure each machine's activity, and what holds it. */
export function machinesSentence(state: MachinesState, choices?: MachinesChoices): string {
  const figure = cutMachine(state, choices?.machine) ?? state.machines.find(({ astray }) => astray);
  return `${state.machines.map((machine) => clause(state, machine, figure)).join('; ')}.`;
}

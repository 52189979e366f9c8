import { floor, max } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { hundredthsText } from '../../sim/words/measures';
import { listText } from '../../sim/words/sentences';
import { chanceCause, incidentCauses, incidentEffects, instantStep } from '../../sim/world/explanation/causes';
import type { Equation, Explanation, ExplanationStep } from '../../sim/world/explanation/explanation';
import { numberText } from '../../sim/world/explanation/number-text';
import { initialTerm, roundTerm, term } from '../../sim/world/explanation/terms';
import { type Incident, incidentNamed } from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { actOf, motionOf, ownStop } from '../../sim/world/machines/acts';
import { movesAgain, offAt } from '../../sim/world/machines/deviation';
import { DRILL_STREAM } from '../../sim/world/machines/drills';
import type { MachineName } from '../../sim/world/machines/machine-names';
import { isAtRest, type Motion, RETURN_SPEED } from '../../sim/world/machines/motion';
import {
  legAt,
  legInPatrol,
  legStart,
  legsOf,
  patrolEnd,
  patrolStart,
  rhythmOf,
  rhythmStream,
} from '../../sim/world/machines/rhythm';
import { NAMES, SPECS, WARNING_MS } from '../../sim/world/machines/specs';
import type { MachineState, MachinesState } from './sim';
import { hasSpeed, wayToPause } from './sim-figures';
import { isHalted, missedWords, pausedWords, wayToRestWords } from './sim-holder';
import { standingLeg } from './sim-waits';
import { isBeingStopped, isReturning } from './table';

const RESTARTED = 'a person restarts it';

/** Cause of an incident's drill on this machine. */
const drillCause = (world: WorldName, { n, onset, interlock }: Incident, name: MachineName): ExplanationStep =>
  chanceCause(
    world,
    onset,
    `${NAMES[name]} is chosen at random from the machines that can trip ${INTERLOCKS[interlock]?.name}`,
    {
      stream: DRILL_STREAM,
      index: n,
      channel: 0,
    },
  );

/** Start of a leg of a patrol. */
const legStep = (name: MachineName, leg: number): ExplanationStep =>
  instantStep(legStart(name, leg), `leg ${legInPatrol(name, leg) + 1} of ${legsOf(name)} begins`, 'leg');

/** Causes of the leg of the patrol that a machine is on, with the draw of its rhythm. */
function legCauses(world: WorldName, name: MachineName, leg: number): ExplanationStep[] {
  const draw = { stream: rhythmStream(name), index: leg, channel: 0 };
  return [
    legStep(name, leg),
    chanceCause(world, legStart(name, leg), 'the leg’s pace, turn and pauses are random', draw),
  ];
}

/** Explains a machine's speed, in a clause. */
function speedWords(world: WorldName, machine: MachineState, t: number): string {
  const { stop, waits } = machine;
  if (stop?.atRest && waits === 'start')
    return 'its contactors are checked, and its warning sounds, before it starts again';
  if (stop)
    return stop.atRest
      ? 'its power was cut, and a person has to start it again'
      : 'its power was cut and it is braking';
  if (waits === 'gate') return `it is ${wayToRestWords(world, machine)}`;
  const warning = machine.warns ? ' and sounds its warning' : '';
  if (waits === 'pause')
    return hasSpeed(machine) ? `it is ${wayToPause(machine)}` : `it ${pausedWords(world, machine, warning)}`;
  if (waits === 'dock')
    return hasSpeed(machine)
      ? `it is ${wayToPause(machine)}`
      : `it is in its dock, where its battery is swapped${warning && `,${warning}`}`;
  if (isReturning(world, machine, t))
    return `it is returning to its route, at ${numberText(RETURN_SPEED, 2)} m/s at most`;
  if (hasSpeed(machine)) return paceWords(world, machine, t);
  return machine.warns ? `it sounds its warning for ${WARNING_MS / 1_000} s before it moves` : 'it is setting off';
}

/** Explains the speed of a machine that moves on its patrol, in a clause. */
function paceWords(world: WorldName, { name, doing, speed, trend }: MachineState, t: number): string {
  const { step, top } = SPECS[name];
  const leg = legAt(name, t);
  const pace = rhythmOf(world, name, leg).pace(floor((t - legStart(name, leg)) / step));
  const [now, aim] = [speed, pace * top].map((each) => numberText(each, 2));
  const way = doing === 'turn' ? 'it is taking a curve' : 'it is going straight on';
  if (now === aim)
    return `${way} at ${pace === 1 ? '' : `${numberText(pace * 100)}% of `}its top speed${pace === 1 ? '' : `, ${numberText(top, 2)} m/s`}`;
  const [begun, does, will] =
    speed < pace * top ? ['rising', 'speeding up', 'speeds up'] : ['falling', 'slowing', 'slows'];
  const change = trend === begun ? does : `finishing its step before it ${will}`;
  return `it is ${change} to ${aim} m/s${doing === 'turn' ? ' for a curve' : ''}`;
}

function speedEquation(world: WorldName, machine: MachineState, t: number): Equation {
  const value = Number(hundredthsText(machine.speed));
  const text = `because ${speedWords(world, machine, t)}.`;
  return { what: 'Speed', value, unit: 'm/s', column: 'speed', terms: [initialTerm(value, ''), roundTerm(2)], text };
}

/** Equation of a machine's distance from its route. */
function offEquation(world: WorldName, machine: MachineState, t: number): Equation {
  const { off = 0, corr = '' } = machine.astray ?? {};
  const text = off === 0 ? '' : `because ${missedWords(world, corr, t, isBeingStopped(machine))}.`;
  return { what: 'Off route', value: off, unit: 'm', column: 'off', terms: [initialTerm(off, ''), roundTerm(2)], text };
}

/** Incidents that hold a machine or have it off its route. */
const drillsOf = (world: WorldName, { corr, astray }: MachineState): Incident[] =>
  [...new Set([corr, astray?.corr])].flatMap((id) => incidentNamed(world, id ?? '') ?? []);

/** The machine’s own stop in a drill that no veto ended before it; none before it comes. */
function ownStopCause(world: WorldName, drill: Incident, ts: number): ExplanationStep[] {
  const act = actOf(world, drill);
  const own = act && ownStop(act);
  if (!own || act.until > ts) return [];
  const trips = act.by === 'battery' ? 'acts on the falsified probe' : 'trips';
  return [instantStep(act.until, `its own ${own} ${trips} and stops it`, 'stops')];
}

/** Milliseconds between the instants at which a machine is sought at rest or moving. */
const SOUGHT_MS = 100;

/** First of such instants from `t` to `end` at which `is` holds of its printed speed; none if it never does. */
function soughtStep(
  motion: Motion,
  t: number,
  end: number,
  is: (speed: number) => boolean,
  what: string,
  name: string,
) {
  for (let at = t; at <= end; at += SOUGHT_MS) {
    if (is(motion.at(at).speed)) return [instantStep(at, what, name)];
  }
  return [];
}

/** Fate of a machine behind its gate: its rest, its gate or a person, and its way. */
function machineEffects(motion: Motion, machine: MachineState, ts: number): ExplanationStep[] {
  const hold = machine.waits === 'gate' || machine.waits === 'step' ? motion.holdsAt(ts)[0] : undefined;
  if (!hold) return [];
  const rests = hasSpeed(machine) ? soughtStep(motion, ts, hold.to, isAtRest, 'it is at rest', 'rest') : [];
  const end = legStart(motion.machine, legAt(motion.machine, hold.to) + 2);
  return [
    ...rests,
    ...(hold.opens > ts
      ? [
          hold.person
            ? instantStep(hold.opens, RESTARTED, 'restart')
            : instantStep(hold.opens, 'its gate opens', 'opens'),
        ]
      : []),
    ...soughtStep(motion, hold.to, end, (speed) => !isAtRest(speed), 'its warning over, it moves off', 'moves'),
  ];
}

/** Return of a machine to its route, once it moves again after its act; none on it, or if its patrol ends before. */
function returnEffects(motion: Motion, { astray }: MachineState, ts: number): ExplanationStep[] {
  const drill = astray && incidentNamed(motion.world, astray.corr);
  const act = drill && actOf(motion.world, drill);
  if (!act) return [];
  const end = patrolEnd(motion.machine, ts);
  for (let at = max(ts, movesAgain(motion, act, drill.id)); at < end; at += SOUGHT_MS) {
    if (offAt(motion, act, drill.id, at) === 0) return [instantStep(at, 'it is back on its route', 'back')];
  }
  return [];
}

/** Words for the way that a charge is used on: a hull’s metres count by the square of its speed. */
function wayText({ name, place }: MachineState, worked: number): string {
  const way = `${numberText(place, 0)} m of travel`;
  const { cruises } = SPECS[name];
  return cruises === undefined
    ? way
    : `${way}, equivalent to ${numberText(worked, 0)} m at ${numberText(cruises, 2)} m/s`;
}

/** Words for the uses of the charge; uses that would print as 0 are left out. */
function chargeText(uses: readonly (readonly [share: number, what: string])[]): string {
  const parts = uses
    .map(([share, what]) => [numberText(share * 100, 2), what] as const)
    .filter(([percent]) => percent !== '0.00');
  if (parts.length === 0) return 'because its patrol has just begun: its battery was swapped in its dock.';
  return `a full charge less ${listText(parts.map(([percent, what]) => `${percent}% for ${what}`))}.`;
}

/** Explains a machine's charge, and why it moves or waits. */
export function explain(world: WorldName, { ts, cuts, machines }: MachinesState, key: string): Explanation | undefined {
  const machine = machines.find((each) => each.name === key);
  if (!machine) return undefined;
  const { name, charge, stop, waits } = machine;
  const { perSecond, perMetre } = SPECS[name];
  const motion = motionOf(world, name, cuts);
  const worked = motion.workedAt(ts);
  const patrol = (ts - patrolStart(name, stop?.at ?? ts)) / 1_000;
  const drills = drillsOf(world, machine);
  const trip = waits === 'gate' && machine.corr === null ? motion.holdsAt(ts)[0] : undefined;
  const isOff = waits === 'person';
  const isHalt = isHalted(machine);
  const back = (isOff && stop?.back) || 0;
  return {
    at: ts,
    equations: [
      speedEquation(world, machine, ts),
      {
        what: 'Charge',
        value: charge,
        unit: '%',
        column: 'charge',
        terms: [
          initialTerm(1, ''),
          term('-', perSecond * patrol),
          term('-', perMetre * worked),
          term('*', 100),
          term('least', 0),
          roundTerm(1),
        ],
        text: chargeText([
          [perSecond * patrol, `${numberText(patrol, 0)} s of patrol`],
          [perMetre * worked, wayText(machine, worked)],
        ]),
      },
      offEquation(world, machine, ts),
    ],
    causes: [
      ...(stop && !isOff ? [instantStep(stop.back, RESTARTED, 'restart')] : []),
      ...(stop ? [instantStep(stop.at, 'its power is cut', 'cut')] : []),
      ...drills.flatMap((drill) => [
        ...ownStopCause(world, drill, ts),
        ...incidentCauses(world, drill, drill.ended > ts ? 'missedVeto' : 'ended'),
        drillCause(world, drill, name),
      ]),
      ...(trip
        ? [instantStep(trip.from, `the machine’s ${INTERLOCKS[trip.trips ?? 0]?.name} trips falsely`, 'trip')]
        : []),
      ...legCauses(world, name, standingLeg(motion, ts)),
    ],
    effects: [
      ...drills.flatMap((drill) => incidentEffects(world, drill, ts)),
      ...(stop ? [] : [...machineEffects(motion, machine, ts), ...returnEffects(motion, machine, ts)]),
      ...(back > ts ? [instantStep(back, RESTARTED, 'restart')] : []),
      ...(isOff || isHalt ? [] : [legStep(name, legAt(name, ts) + 1)]),
    ].sort((a, b) => a.at - b.at),
    ...(isOff ? { nothing: 'Nothing until a person restarts it.' } : {}),
  };
}

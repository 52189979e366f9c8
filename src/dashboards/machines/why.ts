import type { WorldName } from '../../sim/math/seed-of';
import { chance, incidentCauses, incidentEffects, instantStep } from '../../sim/world/causes';
import { DRILL_STREAM, holdAt, MACHINE_NAMES, type MachineName } from '../../sim/world/drills';
import { numberText } from '../../sim/world/equation-text';
import type { Explanation, Step } from '../../sim/world/explanation';
import { type Incident, incidentNamed } from '../../sim/world/incidents';
import { motionOf } from '../../sim/world/machines/motion';
import { legAt, legInPatrol, legStart, legsOf, patrolStart, rhythmStream } from '../../sim/world/machines/rhythm';
import { NAMES, SPECS } from '../../sim/world/machines/specs';
import { by, is, rounded } from '../../sim/world/terms';
import type { MachinesState } from './sim';

/** Why an incident is a drill on this machine. */
const drillCause = (world: WorldName, { n, onset }: Incident, name: MachineName): Step =>
  chance(world, onset, `drawn at random: the drill is on ${NAMES[name]}, one of ${MACHINE_NAMES.length} machines`, {
    stream: DRILL_STREAM,
    index: n,
    lane: 0,
  });

/** The beginning of a leg of a patrol. */
const legStep = (name: MachineName, leg: number): Step =>
  instantStep(legStart(name, leg), `leg ${legInPatrol(name, leg) + 1} of ${legsOf(name)} begins`, 'leg');

/** The leg of the patrol that a machine is on, and the draw of its rhythm. */
function legCauses(world: WorldName, name: MachineName, t: number): Step[] {
  const leg = legAt(name, t);
  const draw = { stream: rhythmStream(name), index: leg, lane: 0 };
  return [legStep(name, leg), chance(world, legStart(name, leg), 'drawn at random: pace, turn and pauses of the leg', draw)];
}

/** A share of the charge that something took, in per cent; nothing where it is none. */
function used(share: number, what: string): string {
  const percent = numberText(share * 100, 2);
  return percent === '0.00' ? '' : ` − ${percent}% for ${what}`;
}

/** Why a machine has that charge, and why it moves or waits. */
export function explain(world: WorldName, { ts, cuts, machines }: MachinesState, key: string): Explanation | undefined {
  const machine = machines.find((each) => each.name === key);
  if (!machine) return undefined;
  const { name, charge, corr, waits } = machine;
  const { perSecond, perMetre } = SPECS[name];
  const { place } = motionOf(world, name, cuts).at(ts);
  const patrol = (ts - patrolStart(name, ts)) / 1_000;
  const drill = corr === null ? undefined : incidentNamed(world, corr);
  const trip = waits === 'gate' && !drill ? holdAt(world, name, ts) : undefined;
  return {
    at: ts,
    equations: [
      {
        what: 'Charge',
        value: charge,
        unit: '%',
        column: 'charge',
        terms: [
          is(1, ''),
          by('-', perSecond * patrol),
          by('-', perMetre * place),
          by('*', 100),
          by('least', 0),
          rounded(1),
        ],
        text: `= 100%${used(perSecond * patrol, `${numberText(patrol, 0)} s of its patrol`)}${used(perMetre * place, `${numberText(place, 0)} m travelled`)}`,
      },
    ],
    causes: [
      ...(drill ? [...incidentCauses(world, drill, 'vetoed'), drillCause(world, drill, name)] : []),
      ...(trip ? [instantStep(trip.from, 'an interlock of the machine trips falsely', 'trip')] : []),
      ...legCauses(world, name, ts),
    ],
    effects: [...(drill ? incidentEffects(world, drill, ts) : []), legStep(name, legAt(name, ts) + 1)].sort(
      (a, b) => a.at - b.at,
    ),
  };
}

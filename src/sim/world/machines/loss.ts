import { cacheLast } from '../../math/cache-last';
import { floor, max, min } from '../../math/math';
import type { WorldName } from '../../math/seed-of';
import { metresText } from '../../words/measures';
import { listText } from '../../words/sentences';
import { grouped } from '../../words/units';
import { type Incident, incidentNumbered, withoutVeto } from '../incidents/incidents';
import { type Consequence, consequenceOf } from '../incidents/interlocks';
import { type Act, actHold, actOf, machineHolds } from './acts';
import { movesAgain, offAt } from './deviation';
import { drillMachine } from './drills';
import type { MachineName } from './machine-names';
import { isAtRest, type MachineHold, openMotion } from './motion';
import { legOfPlaces, patrolEnd } from './rhythm';
import { NAMES } from './specs';

/** Least metres of a loss that is told. */
const LEAST_M = 0.05;

/** Milliseconds between the instants at which a machine is sought on its route, or moving, again. */
const SOUGHT_MS = 100;

/** Loss of a machine that acts on a fault, if its power is not cut. */
export interface Loss {
  readonly machine: MachineName;
  readonly consequence: Consequence;
  /** True if it stands when the veto is due: without the veto it sets off. */
  readonly isFromRest: boolean;
  readonly by: Act['by'];
  /** Amount at `t`: metres off its route, too far or from its dock, or seconds for which it waits. */
  amountAt(t: number): number;
  readonly most: number;
  /** A person has to restart it. */
  readonly isEndedByPerson: boolean;
  /**
   * When it is on its route again, or moves again, which a later incident may delay; at most the end of its patrol.
   * Milliseconds since the Unix epoch.
   */
  readonly back: number;
  /** True if its patrol ends before that: the next begins in its dock. */
  readonly isPatrolOver: boolean;
}

function computeLoss(world: WorldName, incident: Incident): Loss | undefined {
  const act = actOf(world, incident);
  const machine = drillMachine(world, incident);
  const consequence = consequenceOf(incident);
  if (!act || machine === null || consequence === null) return undefined;
  const { from, until, by, free } = act;
  const hold = actHold(act, incident.id);
  // The way to a dock is measured from where its patrol began, as a stranded machine's is.
  const first = consequence === 'stranded' ? undefined : legOfPlaces(machine, from);
  const heldIn = (own: MachineHold) => {
    const holds = (a: number, b: number) => [
      ...machineHolds(world, machine, a, b).filter(({ corr }) => corr !== incident.id),
      own,
    ];
    return openMotion({ world, machine, cuts: [], holds }, first);
  };
  const motion = heldIn(hold);
  // A machine in its dock goes nowhere.
  if (motion.doingAt(from) === 'dock') return undefined;
  // Patrols begin in the dock, on the route.
  const ends = patrolEnd(machine, from) - 1;
  const moves = movesAgain(motion, act, incident.id);
  const last = min(moves, ends);
  const place = (t: number) => motion.at(min(t, last)).place;
  const { speed } = motion.at(from);
  const sought = (is: (t: number) => boolean) => {
    let back = last;
    while (back < ends && !is(back)) back += SOUGHT_MS;
    return { back, isPatrolOver: back >= ends };
  };
  const movesOn = () => sought((t) => !isAtRest(motion.at(t).speed));
  const loss = { machine, consequence, isFromRest: isAtRest(speed), by, isEndedByPerson: act.person === true };
  switch (consequence) {
    case 'off route': {
      const amountAt = (t: number) => (t < from ? 0 : offAt(motion, act, incident.id, min(t, last)));
      const most = amountAt(last);
      const end = sought((t) => offAt(motion, act, incident.id, t) === 0);
      return most < LEAST_M ? undefined : { ...loss, amountAt, most, ...end };
    }
    case 'too far': {
      // The veto in time holds it at rest for as long, so that both ways end at rest.
      const stopped = heldIn({ ...hold, from, to: Number.POSITIVE_INFINITY });
      const amountAt = (t: number) => max(place(t) - stopped.at(min(t, last)).place, 0);
      const most = amountAt(last);
      return most < LEAST_M ? undefined : { ...loss, amountAt, most, ...movesOn() };
    }
    case 'stranded':
      return { ...loss, amountAt: place, most: place(last), ...movesOn() };
    case 'unproven': {
      const amountAt = (t: number) => max(min(t, free, ends) - until, 0) / 1_000;
      return { ...loss, amountAt, most: amountAt(free), ...movesOn() };
    }
  }
}

/** Last losses, of incidents as they are in their world and as they would be without a veto. */
const losses = cacheLast(4, (world: WorldName) =>
  cacheLast(4, (n: number) => {
    const incident = incidentNumbered(world, n) as Incident;
    return cacheLast(2, (ended: number) =>
      computeLoss(world, incident.ended === ended ? incident : withoutVeto(world, incident)),
    );
  }),
);

/**
 * Loss of the machine on which an incident is a drill; undefined if its veto comes in time or there is no consequence.
 * The incident is one of the world, or the same without its veto.
 */
export const lossOf = (world: WorldName, { n, ended, missedVeto }: Incident): Loss | undefined =>
  missedVeto === undefined ? undefined : losses(world)(n)(ended);

/** Words of a loss's measure, behind the name of its machine. */
const MEASURES: Readonly<Record<Consequence, string>> = {
  'off route': 'off its route',
  'too far': 'too far',
  stranded: 'stranded from its dock',
  unproven: 'waits for a person to confirm',
};

/** Unit of a loss's amount: metres, or seconds of waiting. */
export const lossUnit = ({ consequence }: Pick<Loss, 'consequence'>): 'm' | 's' =>
  consequence === 'unproven' ? 's' : 'm';

/** Words beside a loss's amount and its unit, such as `Tern off its route`. */
export const lossMeasure = ({ consequence, machine }: Pick<Loss, 'consequence' | 'machine'>): string =>
  `${NAMES[machine]} ${MEASURES[consequence]}`;

/** Formats a loss as in the drawing, without its unit: metres; whole metres of a way to a dock, or whole seconds. */
export const lossFigure = ({ consequence }: Pick<Loss, 'consequence'>, amount: number): string =>
  consequence === 'off route' || consequence === 'too far' ? metresText(amount) : grouped(floor(amount + 0.5));

/** Clause about the most that a machine does in a loss, or has done if it is `over`, without its name. */
function deed(loss: Loss, over: boolean): string {
  const figure = lossFigure(loss, loss.most);
  switch (loss.consequence) {
    case 'off route':
      return `${over ? 'strayed' : 'strays'} ${figure} m off its route`;
    case 'too far':
      return `${over ? 'travelled' : 'travels'} ${figure} m too far`;
    case 'stranded':
      return `${over ? 'stopped' : 'stops'} ${figure} m from its dock`;
    case 'unproven':
      return `waits ${figure} s for a person to confirm what it did`;
  }
}

/**
 * Clause about a machine's loss, without its name, such as `strays 1.50 m off its route`, with `end` as the last thing
 * that it does; `has strayed …` in a loss that is `over`.
 */
export function lossClause(loss: Loss, end?: string, over = false): string {
  // A machine whose act is not proved goes nowhere before a person has confirmed it.
  const sets = loss.isFromRest && (loss.consequence === 'off route' || loss.consequence === 'too far');
  const clause = listText([
    ...(sets ? [over ? 'set off' : 'sets off'] : []),
    deed(loss, over),
    ...(end === undefined ? [] : [end]),
  ]);
  return over ? `has ${clause}` : clause;
}

/** Note about a machine's loss in a few characters, such as `Tern 1.50 m off route`. */
export function lossNote(loss: Loss): string {
  const figure = lossFigure(loss, loss.most);
  const notes: Readonly<Record<Consequence, string>> = {
    'off route': `${figure} m off route`,
    'too far': `${figure} m too far`,
    stranded: 'stranded',
    unproven: `waits ${figure} s`,
  };
  return `${NAMES[loss.machine]} ${notes[loss.consequence]}`;
}

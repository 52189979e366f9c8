import { listOf } from '../../sim/math/list';
import type { Tag } from '../../sim/words/log-filters';
import type { Incident } from '../../sim/world/incidents';
import { INTERLOCKS, type IncidentKind } from '../../sim/world/interlocks';
import { PODS } from '../../sim/world/topology';

/** What an event says. */
export interface Message {
  readonly tag: Tag;
  /** The tag and three digits, such as `NET-607`. */
  readonly code: string;
  /** Upper case. */
  readonly subj: string;
  readonly verb: string;
  readonly obj: string;
  /** `subj`, `verb` and `obj`. */
  readonly msg: string;
  readonly ns: string;
  /** 0 informs, 1 warns, 2 fails, 3 stops. */
  readonly sev: number;
}

function messageOf(
  [tag, digits]: readonly [Tag, number],
  subj: string,
  [verb, obj]: readonly [verb: string, obj: string],
  ns: string,
  sev: number,
): Message {
  const code = `${tag}-${String(digits).padStart(3, '0')}`;
  return { tag, code, subj, verb, obj, msg: `${subj} ${verb} ${obj}`, ns, sev };
}

/** A kind of ordinary events. */
interface Kind {
  /** So many of 100 ordinary events are of the kind. */
  readonly weight: number;
  /** What it says of each of its subjects. */
  readonly messages: readonly Message[];
}

const kind = (
  weight: number,
  tag: Tag,
  digits: number,
  [name, units]: readonly [name: string, units: number],
  verbAndObject: readonly [verb: string, obj: string],
  ns: string,
  sev = 0,
): Kind => ({
  weight,
  messages: listOf(units, (unit) => messageOf([tag, digits], `${name}-${unit}`, verbAndObject, ns, sev)),
});

/** What ordinary events say. The weights sum to 100. */
const KINDS: readonly Kind[] = [
  kind(12, 'OK', 200, ['ROVER', 48], ['committed', 'route segment'], 'edge.convoy'),
  kind(9, 'OK', 204, ['LANE', 4], ['committed', 'batch'], 'mesh.lanes'),
  kind(8, 'OK', 210, ['GATE', 15], ['passed', 'proposal'], 'safety.gate'),
  kind(6, 'OK', 215, ['VAULT', 6], ['stored', 'snapshot'], 'ledger.vault'),
  kind(4, 'WARN', 310, ['RELAY', 12], ['retried', 'hop'], 'edge.relay', 1),
  kind(3, 'WARN', 322, ['COOLER', 24], ['slowed', 'pump curve'], 'site.power', 1),
  kind(2, 'WARN', 329, ['ROVER', 48], ['held', 'stale map tile'], 'edge.convoy', 1),
  kind(2, 'FAIL', 410, ['PROBE', 9], ['timed out on', 'heartbeat'], 'site.probe', 2),
  kind(1, 'FAIL', 417, ['FORK', 40], ['lost', 'evaluation'], 'sandbox.fork', 2),
  kind(6, 'AUTH', 101, ['NODE', 32], ['renewed', 'certificate'], 'trust.nodes'),
  kind(4, 'AUTH', 107, ['OPERATOR', 6], ['granted', 'read of trace'], 'trust.people'),
  kind(2, 'AUTH', 119, ['CLIENT', 90], ['denied', 'write to ledger'], 'trust.people', 1),
  kind(8, 'NET', 600, ['RELAY', 12], ['switched', 'path'], 'edge.relay'),
  kind(6, 'NET', 607, ['LINK', 21], ['measured', 'round trip'], 'edge.link'),
  kind(6, 'IO', 700, ['VAULT', 6], ['flushed', 'journal page'], 'ledger.vault'),
  kind(5, 'IO', 704, ['SENSOR', 64], ['delivered', 'frame'], 'edge.sensor'),
  kind(6, 'SIM', 800, ['FORK', 40], ['stepped', 'sandbox'], 'sandbox.fork'),
  kind(4, 'SIM', 811, ['SCENARIO', 18], ['scored', 'branch'], 'sandbox.eval'),
  kind(2, 'SEC', 900, ['LEDGER', 3], ['verified', 'chain segment'], 'ledger.chain'),
  kind(1, 'SEC', 909, ['GUARD', 8], ['rejected', 'unsigned image'], 'trust.boot', 2),
  kind(3, 'DBG', 50, ['CORE', 48], ['sampled', 'run queue'], 'site.cores'),
];

/** What each of 100 ordinary events may say. */
const HUNDRED = KINDS.flatMap(({ weight, messages }) => listOf(weight, () => messages));

/** What an ordinary event says. `pick(n, lane)` draws a whole number from 0 to below `n`. */
export function ordinaryMessage(pick: (n: number, lane: number) => number): Message {
  const words = HUNDRED[pick(HUNDRED.length, 0)] as readonly Message[];
  return words[pick(words.length, 1)] as Message;
}

/** The tag under which each kind of incident is first reported, and by what. */
const REPORTS: Record<IncidentKind, readonly [tag: Tag, verb: string, obj: string]> = {
  divergence: ['SIM', 'diverged from', 'its fork'],
  envelope: ['WARN', 'left', 'its envelope'],
  staleness: ['IO', 'went stale on', 'its input'],
  quorum: ['FAIL', 'lost', 'its quorum'],
  thermal: ['WARN', 'passed', 'its heat limit'],
  link: ['NET', 'dropped', 'its link'],
  tampering: ['SEC', 'found altered', 'a record'],
};

/** What row `i` of an incident's burst says: who reports it first, then what it touches, in turn. */
export function incidentMessage(incident: Incident, i: number): Message {
  const { kind: what, severity, pod, rack, socket, lane, interlock } = incident;
  const [tag, ...said] = REPORTS[what];
  const gate = INTERLOCKS[interlock]?.name ?? '';
  const trays = severity === 1 ? '1 tray' : `${severity} trays`;
  const touched = [
    messageOf([tag, 500 + interlock], `LANE-${lane}`, said, 'mesh.lanes', severity),
    messageOf(['FAIL', 520], `GATE-${interlock + 1}`, ['tripped', gate], 'safety.gate', severity),
    messageOf(['WARN', 530], `RACK-${PODS[pod]}-${rack + 1}`, ['shed', trays], 'site.power', severity),
    messageOf(['SIM', 540], `SOCKET-${socket}`, ['froze', 'its cores'], 'site.cores', severity),
    messageOf(['SEC', 550], 'LEDGER-1', ['fenced', 'writes'], 'ledger.chain', severity),
    messageOf(['NET', 560], `LANE-${lane}`, ['drained', 'its queue'], 'mesh.lanes', severity),
  ] as const;
  return touched[i % touched.length] ?? touched[0];
}

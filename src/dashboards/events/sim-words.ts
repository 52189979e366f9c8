import type { Incident } from '../../sim/incidents';
import { INTERLOCKS, type IncidentKind } from '../../sim/interlocks';
import type { Tag } from '../../sim/log-words';
import { PODS } from '../../sim/topology';

/** What an event says. */
export interface Words {
  readonly tag: Tag;
  /** The tag and three digits, such as `NET-607`. */
  readonly code: string;
  /** Upper case. */
  readonly subj: string;
  readonly verb: string;
  readonly obj: string;
  readonly ns: string;
  /** 0 informs, 1 warns, 2 fails, 3 stops. */
  readonly sev: number;
}

interface Kind extends Omit<Words, 'subj'> {
  /** So many of 100 ordinary events are of the kind. */
  readonly weight: number;
  /** The subject's name; a number from 0 to below `units` follows. */
  readonly name: string;
  readonly units: number;
}

const codeOf = (tag: Tag, digits: number) => `${tag}-${String(digits).padStart(3, '0')}`;

const kind = (
  weight: number,
  tag: Tag,
  digits: number,
  [name, units]: readonly [string, number],
  [verb, obj]: readonly [string, string],
  ns: string,
  sev = 0,
): Kind => ({ weight, tag, code: codeOf(tag, digits), name, units, verb, obj, ns, sev });

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

/** The kind of each of 100 ordinary events. */
const HUNDRED = KINDS.flatMap((each) => Array.from({ length: each.weight }, () => each));

/** What an ordinary event says. `pick(n, lane)` draws a whole number from 0 to below `n`. */
export function ordinary(pick: (n: number, lane: number) => number): Words {
  const { tag, code, name, units, verb, obj, ns, sev } = HUNDRED[pick(HUNDRED.length, 0)] as Kind;
  return { tag, code, subj: `${name}-${pick(units, 1)}`, verb, obj, ns, sev };
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

const report = (tag: Tag, digits: number, subj: string, verb: string, obj: string, ns: string): Omit<Words, 'sev'> => ({
  tag,
  code: codeOf(tag, digits),
  subj,
  verb,
  obj,
  ns,
});

/** What row `i` of an incident's burst says: who reports it first, then what it touches, in turn. */
export function ofIncident(incident: Incident, i: number): Words {
  const { kind: what, severity, pod, rack, socket, lane, interlock } = incident;
  const [tag, verb, obj] = REPORTS[what];
  const gate = INTERLOCKS[interlock]?.name ?? '';
  const trays = severity === 1 ? '1 tray' : `${severity} trays`;
  const touched = [
    report(tag, 500 + interlock, `LANE-${lane}`, verb, obj, 'mesh.lanes'),
    report('FAIL', 520, `GATE-${interlock + 1}`, 'tripped', gate, 'safety.gate'),
    report('WARN', 530, `RACK-${PODS[pod]}-${rack + 1}`, 'shed', trays, 'site.power'),
    report('SIM', 540, `SOCKET-${socket}`, 'froze', 'its cores', 'site.cores'),
    report('SEC', 550, 'LEDGER-1', 'fenced', 'writes', 'ledger.chain'),
    report('NET', 560, `LANE-${lane}`, 'drained', 'its queue', 'mesh.lanes'),
  ] as const;
  return { ...(touched[i % touched.length] ?? touched[0]), sev: severity };
}

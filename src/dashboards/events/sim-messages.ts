import type { WorldName } from '../../sim/math/seed-of';
import type { Tag } from '../../sim/tables/log-filters';
import type { Incident } from '../../sim/world/incidents/incidents';
import { INTERLOCKS, type IncidentKind, takenParts } from '../../sim/world/incidents/interlocks';
import { drillMachine } from '../../sim/world/machines/drills';
import { trayPairsOf } from '../../sim/world/site/outages';
import { PODS, TOPOLOGY } from '../../sim/world/topology';
import { burstRows } from './sim-schedule';

export interface Message {
  readonly tag: Tag;
  /** The tag and three digits, such as `NET-607`. */
  readonly code: string;
  /** Subject in upper case. */
  readonly subj: string;
  readonly verb: string;
  readonly obj: string;
  /** `subj`, `verb` and `obj`. */
  readonly msg: string;
  readonly ns: string;
  /** Severity: 0 informs, 1 warns, 2 fails, 3 stops. */
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
  /** Share of the kind among ordinary events, per cent. */
  readonly weight: number;
  /** Messages of the kind, one for each of its subjects. */
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
  messages: Array.from({ length: units }, (_, unit) =>
    messageOf([tag, digits], units === 1 ? name : `${name}-${unit}`, verbAndObject, ns, sev),
  ),
});

/** Kinds of ordinary events. The weights sum to 100. */
const KINDS: readonly Kind[] = [
  kind(12, 'OK', 200, ['ROVER', 48], ['rehearsed', 'route segment'], 'edge.convoy'),
  kind(9, 'OK', 204, ['LANE', 4], ['finished', 'batch'], 'mesh.lanes'),
  kind(8, 'OK', 210, ['GATE', 1], ['passed', 'action'], 'safety.gate'),
  kind(6, 'OK', 215, ['VAULT', 6], ['stored', 'snapshot'], 'ledger.vault'),
  kind(4, 'WARN', 310, ['RELAY', 12], ['retried', 'hop'], 'edge.relay', 1),
  kind(3, 'WARN', 322, ['COOLER', 24], ['lowered', 'pump speed'], 'site.power', 1),
  kind(2, 'WARN', 329, ['ROVER', 48], ['replaced', 'map tile'], 'edge.convoy', 1),
  kind(2, 'FAIL', 410, ['PROBE', 9], ['missed', 'one reading'], 'site.probe', 2),
  kind(1, 'FAIL', 417, ['FORK', 40], ['lost', 'evaluation'], 'sandbox.fork', 2),
  ...PODS.map((pod) => kind(2, 'AUTH', 101, [`POD-${pod}`, 1], ['verified', 'certificate'], 'trust.nodes')),
  kind(4, 'AUTH', 107, ['ACCESS', 6], ['granted', 'read of trace'], 'trust.people'),
  kind(2, 'AUTH', 119, ['ACCESS', 90], ['denied', 'write to ledger'], 'trust.people', 1),
  kind(8, 'NET', 600, ['RELAY', 12], ['switched', 'path'], 'edge.relay'),
  kind(6, 'NET', 607, ['LINK', 21], ['measured', 'round trip'], 'edge.link'),
  kind(6, 'IO', 700, ['VAULT', 6], ['flushed', 'journal page'], 'ledger.vault'),
  kind(5, 'IO', 704, ['SENSOR', 64], ['delivered', 'frame'], 'edge.sensor'),
  kind(6, 'SIM', 800, ['FORK', 40], ['stepped', 'sandbox'], 'sandbox.fork'),
  kind(4, 'SIM', 811, ['SCENARIO', 18], ['scored', 'fork'], 'sandbox.eval'),
  kind(2, 'SEC', 900, ['LEDGER', 3], ['verified', 'chain segment'], 'ledger.chain'),
  kind(1, 'SEC', 909, ['GUARD', 8], ['rejected', 'unsigned image'], 'trust.boot', 2),
  kind(3, 'DBG', 50, ['CORE', 48], ['sampled', 'run queue'], 'site.cores'),
];

/** Messages of ordinary events, by a percentile. */
export const HUNDRED = KINDS.flatMap(({ weight, messages }) => Array.from({ length: weight }, () => messages));

const HELD = messageOf(['OK', 211], 'GATE', ['held', 'action'], 'safety.gate', 0);

/**
 * Message of an ordinary event. `pick(n, channel)` draws a whole number from 0 to below `n`. `isClosed` returns true if
 * the veto gate is closed: it then holds the actions that it would pass.
 */
export function ordinaryMessage(pick: (n: number, channel: number) => number, isClosed: () => boolean): Message {
  const words = HUNDRED[pick(HUNDRED.length, 0)] as readonly Message[];
  const message = words[pick(words.length, 1)] as Message;
  return message.subj === 'GATE' && isClosed() ? HELD : message;
}

/** First report of each kind of incident: its tag, the reporting part, and the words. */
const REPORTS: Record<IncidentKind, readonly [tag: Tag, by: keyof typeof REPORTERS, verb: string, obj: string]> = {
  divergence: ['SIM', 'socket', 'reported', 'a divergent fork'],
  envelope: ['WARN', 'machine', 'went beyond', ''],
  staleness: ['IO', 'lane', 'received', 'stale input'],
  quorum: ['FAIL', 'rack', 'lost', 'its quorum'],
  thermal: ['WARN', 'rack', 'exceeded', 'its heat limit'],
  link: ['NET', 'lane', 'lost', 'its link'],
  tampering: ['SEC', 'ledger', 'found an altered record in', 'its segment'],
};

/** Parts of an incident that report it: name and namespace. */
const REPORTERS = {
  socket: (_, { socket }) => [`SOCKET-${socket}`, 'site.cores'],
  lane: (_, { lane }) => [`LANE-${lane}`, 'mesh.lanes'],
  rack: (_, { pod, rack }) => [`RACK-${PODS[pod]}-${rack + 1}`, 'site.power'],
  // Where no machine is driven, the fork alone goes beyond the limit.
  machine: (world, incident) => {
    const machine = drillMachine(world, incident);
    return machine ? [machine.toUpperCase(), 'edge.machines'] : [`SOCKET-${incident.socket}`, 'site.cores'];
  },
  ledger: () => ['LEDGER-1', 'ledger.chain'],
} as const satisfies Record<string, (world: WorldName, incident: Incident) => readonly [subj: string, ns: string]>;

/** Codes of what stops a commit: a veto of the gate, and the pod’s watchdog. */
const STOPS = { gate: 555, watchdog: 556 } as const;

/** True if an event says that a commit was stopped. */
export const isStopMessage = ({ code }: Pick<Message, 'code'>): boolean =>
  Object.values(STOPS).some((digits) => code === `SEC-${digits}`);

/** Message of the gate on an incident, sent once, or of the pod’s watchdog where no interlock vetoed it. */
export const vetoMessage = ({ severity, watchdog }: Incident): Message =>
  watchdog
    ? messageOf(['SEC', STOPS.watchdog], 'POD-WATCHDOG', ['stopped', 'commit'], 'safety.gate', severity)
    : messageOf(['SEC', STOPS.gate], 'GATE', ['vetoed', 'commit'], 'safety.gate', severity);

/**
 * Message of a later row of a burst, at an instant `ts`. No two rows say the same. Most name an affected part: each
 * pair of trays that is down, the pod, the lane, the socket and its cores. The last ones say, once it is true, that the
 * fault is checked again before the veto, and the stages after it.
 */
function burstMessage(world: WorldName, incident: Incident, row: number, ts: number): Message {
  const { severity, pod, rack, socket, lane, interlock, ...at } = incident;
  const takes = takenParts(incident);
  const site = PODS[pod];
  const say = (
    tag: Tag,
    digits: number,
    subj: string,
    phrase: readonly [verb: string, obj: string],
    ns: string,
  ): Message => messageOf([tag, digits], subj, phrase, ns, severity);
  const after = [
    say(
      'FAIL',
      520,
      `ILK-${String(interlock + 1).padStart(2, '0')}`,
      ['reported', `${INTERLOCKS[interlock]?.name ?? ''} at FAULT`],
      'safety.gate',
    ),
    say('SIM', 540, `SOCKET-${socket}`, ['kept', 'its cores out of service'], 'site.cores'),
    say('SEC', 550, 'LEDGER-1', ['fenced', 'writes'], 'ledger.chain'),
  ];
  const before = [
    say('SIM', 545, `SOCKET-${socket}`, ['checked', 'the fault again'], 'site.cores'),
    say('SEC', 551, 'LEDGER-1', ['kept', 'the last good state'], 'ledger.chain'),
  ];
  const known = ts >= at.detected ? before : [];
  const last = ts >= at.ended ? after : known;
  const late = last[burstRows(incident) - 1 - row];
  if (late) return late;
  const racks = [
    ...trayPairsOf(world, incident).map(([first, second]) =>
      say('WARN', 530, `RACK-${site}-${rack + 1}`, ['lost', `trays ${first} and ${second}`], 'site.power'),
    ),
    say('WARN', 534, `POD-${site}`, ['lowered', 'its power'], 'site.power'),
  ];
  const symptoms = [
    ...(takes.racks ? racks : []),
    ...(takes.lanes ? [say('NET', 560, `LANE-${lane}`, ['degraded', 'its batches'], 'mesh.lanes')] : []),
    say('SIM', 547, `SOCKET-${socket}`, ['repeated', 'an evaluation'], 'site.cores'),
    ...Array.from({ length: TOPOLOGY.coresPerSocket }, (_, core) =>
      say('SIM', 548, `CORE-${socket * TOPOLOGY.coresPerSocket + core}`, ['repeated', 'its step'], 'site.cores'),
    ),
  ];
  return symptoms[row - 1] as Message;
}

/**
 * Message of a row of an incident's burst at `ts`: the first names the reporter, later ones what else is true of it.
 */
export function incidentMessage(world: WorldName, incident: Incident, row: number, ts: number): Message {
  const { kind: what, severity, interlock } = incident;
  if (row === 0) {
    const [tag, by, verb, obj] = REPORTS[what];
    // Overheating befalls a rack or a machine’s battery.
    const reporter = by === 'rack' && !takenParts(incident).racks ? REPORTERS.machine : REPORTERS[by];
    const [subj, ns] = reporter(world, incident);
    // Limit that a machine has exceeded.
    const limit = `its ${INTERLOCKS[interlock]?.name.toLowerCase()}`;
    return messageOf([tag, 500 + interlock], subj, [verb, obj || limit], ns, severity);
  }
  return burstMessage(world, incident, row, ts);
}

import { flatHash } from '../../sim/math/canonical';
import { chainFaults } from '../../sim/math/chain';
import type { WorldName } from '../../sim/math/seed-of';
import { RETENTION } from '../../sim/words/event-settings';
import type { EventRecord, EventsState } from './sim';

/** Records verified between two pauses. */
const STEP = 8;

/** Verified records remembered, as many as the longest stream has. Lists, for the reason given in `cacheSequence`. */
const verified = new Array<EventRecord | undefined>(RETENTION.highest).fill(undefined);
/** True at the index of each remembered record whose hash matched. */
const matched = new Array<boolean>(RETENTION.highest).fill(false);

const placeOf = ({ seq }: EventRecord) => seq % RETENTION.highest;

/** Hash computed from a record's other fields. */
export function recomputedHash({ hash: _, ...rest }: EventRecord): string {
  return flatHash(rest);
}

/** Recomputes the hash of a record and compares it with its own. */
function verifyRecord(record: EventRecord): void {
  const place = placeOf(record);
  matched[place] = recomputedHash(record) === record.hash;
  verified[place] = record;
}

/**
 * Verifies the chain of the events in `state`, hashing each record once, however many states it is in. Yields, after
 * every few records, the state that can be shown meanwhile; returns the state with the breaks found.
 */
export function* verifyEvents(world: WorldName, state: EventsState): Generator<EventsState, EventsState> {
  const { events } = state;
  const isVerified = (record: EventRecord) => verified[placeOf(record)] === record;
  // Another world's records may have taken the places of these while the steps went on.
  const matches = (record: EventRecord) => {
    if (!isVerified(record)) verifyRecord(record);
    return matched[placeOf(record)] === true;
  };
  const seqOf = ({ seq }: EventRecord) => seq;
  const rest = events.filter((record) => !isVerified(record));
  for (const [i, record] of rest.entries()) {
    if (i > 0 && i % STEP === 0) {
      const altered = events.filter((each) => isVerified(each) && !matches(each));
      yield { ...state, breaks: altered.map(seqOf), unverified: rest.length - i };
    }
    verifyRecord(record);
  }
  const faults = chainFaults(world, events, matches);
  return { ...state, breaks: events.filter((_, i) => faults[i]?.length !== 0).map(seqOf) };
}

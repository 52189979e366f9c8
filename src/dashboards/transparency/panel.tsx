import { type FilterKind, useFilter } from '../../link/use-filter';
import { wordsText } from '../../link/words';
import { type EntryType, type LogFilters, TYPES } from '../../sim/log-words';
import { isoInstant } from '../../sim/units';
import { stored } from '../../storage/storage';
import { Chips } from '../../ui/log/chips';
import type { Fields, LogEntry } from '../../ui/log/entry';
import { type LogControls, LogView } from '../../ui/log/log-view';
import { TYPE_TONES } from './inks';
import type { Entry, TransparencyState } from './sim';

/** An incident's correlation id at the beginning of a detail. */
const CORRELATION = /^(inc-[^:\s]+):/;

/** The entry `northwall.transparency`: the types of entries that the visitor chose last. */
const kept = stored<readonly EntryType[]>('transparency', 1, (value) => {
  if (!Array.isArray(value)) return undefined;
  const known = TYPES.filter((word) => value.includes(word));
  return known.length === value.length ? known : undefined;
});

const FILTER: FilterKind<readonly EntryType[]> = {
  none: [],
  names: ['types'],
  read: ({ types }) => types,
  write: (words) => ({ types: wordsText(words) }),
  kept,
};

const keyOf = ({ id }: Entry) => id;

const entryOf = ({ ts, type, detail, seq }: Entry): LogEntry => ({
  at: ts,
  word: type,
  tone: TYPE_TONES[type],
  text: detail,
  measure: `no. ${seq}`,
  corr: CORRELATION.exec(detail)?.[1] ?? null,
  flag: type === 'VETO' ? 'veto' : undefined,
});

const fieldsOf = ({ id, seq, ts, type, detail }: Entry): Fields => [
  ['id', id],
  ['seq', String(seq)],
  ['ts', `${ts} (${isoInstant(ts)})`],
  ['type', type],
  ['detail', detail],
];

const newest = ({ entries }: TransparencyState) => entries.at(-1)?.seq ?? 0;

interface TransparencyLogProps extends LogControls {
  readonly opening: LogFilters | undefined;
  readonly state: TransparencyState;
  readonly lag: { readonly ms: number; readonly state: TransparencyState } | undefined;
}

/** The transparency log as rows, newest first. */
export default function TransparencyLog({ state, opening, lag, ...controls }: TransparencyLogProps) {
  const [types, setTypes] = useFilter(FILTER, opening);
  const passes = ({ type }: Entry) => types.length === 0 || types.includes(type);
  return (
    <LogView
      controls={controls}
      total={state.entries.length}
      label="Entries"
      rows={state.entries.filter(passes).toReversed()}
      passes={passes}
      keyOf={keyOf}
      entryOf={entryOf}
      fieldsOf={fieldsOf}
      behind={lag && { ms: lag.ms, fresh: String(newest(lag.state) - newest(state)) }}
      filters={<Chips label="Types" words={TYPES} tones={TYPE_TONES} chosen={types} choose={setTypes} />}
    />
  );
}

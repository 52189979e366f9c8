import { useState } from 'react';
import type { TamperRecord } from './copy';

/** Longest value of a field, in UTF-16 code units. */
const MAX_VALUE = 120;

/** Field at which an edit begins. */
const FIRST = 'verb';

interface EditProps {
  readonly id: string;
  readonly record: TamperRecord;
  change(field: string, text: string): void;
}

/** Editor of a record's fields, one at a time. Typed text stays as it is until the field is left. */
export function RecordEditor({ id, record, change }: EditProps) {
  const [field, setField] = useState(FIRST);
  const [typed, setTyped] = useState<string>();
  return (
    <div className="tamper-edit" id={id}>
      <label className="stack tight muted">
        Field
        <select value={field} onChange={({ target }) => setField(target.value)}>
          {Object.keys(record).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="stack tight muted">
        Value
        <input
          type="text"
          value={typed ?? String(record[field])}
          maxLength={MAX_VALUE}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            change(field, target.value);
          }}
          onBlur={() => setTyped(undefined)}
        />
      </label>
    </div>
  );
}

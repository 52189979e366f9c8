import type { ReactNode, Ref } from 'react';
import { announce } from '../announcer';
import { copyText } from '../copy';
import type { Fields } from './entry';

interface RecordViewProps {
  readonly ref: Ref<HTMLElement>;
  readonly id: string;
  /** Name of the record: its time of day. */
  readonly name: string;
  readonly fields: Fields;
  /** Explanation of the record's values. */
  readonly reasons: ReactNode;
  close(): void;
}

/** All fields of one record, to be read, selected and copied, with their explanation. */
export function RecordView({ ref, id, name, fields, reasons, close }: RecordViewProps) {
  const copy = async () => {
    if (await copyText(fields.map(([name, value]) => `${name}: ${value}`).join('\n'))) announce('Record copied');
  };
  return (
    <section ref={ref} id={id} className="log-record stack" aria-label={`Record of ${name}`}>
      <dl>
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="log-record-tools row">
        <button type="button" className="button" onClick={copy}>
          Copy record
        </button>
        <button type="button" className="button" onClick={close}>
          Close record
        </button>
      </div>
      {reasons}
    </section>
  );
}

import type { ReactNode, Ref } from 'react';
import { announce } from '../announcer';
import { copyText } from '../copy';
import type { Fields } from './entry';

interface RecordViewProps {
  readonly ref: Ref<HTMLElement>;
  readonly id: string;
  /** Name of the record: its time of day. */
  readonly name: string;
  /** Text of its row. */
  readonly title: string;
  readonly fields: Fields;
  /** Explanation of the record's values. */
  readonly reasons: ReactNode;
  close(): void;
}

/** A hash, whose line is as wide as the record, so that two of them stand digit under digit. */
const HASH = /^[0-9a-f]{64}$/;

/** All fields of one record, to be read, selected and copied, with their explanation. */
export function RecordView({ ref, id, name, title, fields, reasons, close }: RecordViewProps) {
  const copy = async () => {
    if (await copyText(fields.map(([name, value]) => `${name}: ${value}`).join('\n'))) announce('Record copied');
  };
  return (
    <section ref={ref} id={id} className="log-record stack" aria-label={`Record of ${name}`}>
      <p className="log-record-title row">
        <span>{name}</span> <b>{title}</b>
      </p>
      <dl>
        {fields.map(([name, value]) => (
          <div key={name} data-hash={HASH.test(value)}>
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

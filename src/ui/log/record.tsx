import { announce } from '../announcer';
import { copyText } from '../copy';
import type { Fields } from './entry';

/** All fields of one record, to be read, selected and copied. */
export function RecordView({ id, fields }: { id: string; fields: Fields }) {
  const copy = async () => {
    if (await copyText(fields.map(([name, value]) => `${name}: ${value}`).join('\n'))) announce('Record copied');
  };
  return (
    <div id={id} className="log-record">
      <dl>
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" onClick={copy}>
        Copy record
      </button>
    </div>
  );
}

import { useId } from 'react';
import type { ChainFault } from '../../sim/math/chain';
import { isoInstant } from '../../sim/words/units';
import { StatusMark } from '../../ui/status-mark';
import type { TamperRecord } from './copy';
import { hashText, type LinkVerdict, linkVerdict, shortHash } from './findings-text';
import { LinkMark } from './link-mark';
import { RecordEditor } from './record-editor';

/** Start and end of the time of day in an instant's text. */
const TIME = [11, 23] as const;

const timeOf = (created: unknown) =>
  typeof created === 'number' && Math.abs(created) < 8.64e15 ? isoInstant(created).slice(...TIME) : String(created);

/** Link of a record to the one before, as a shape and in words. */
export function LinkRow({ state, text }: LinkVerdict) {
  return (
    <p className="tamper-link line roomy muted" data-state={state}>
      <LinkMark state={state} /> <span>{text}</span>
    </p>
  );
}

interface RowProps {
  /** Number of the record, from 1. */
  readonly place: number;
  readonly record: TamperRecord;
  readonly before: TamperRecord | undefined;
  readonly faults: readonly ChainFault[];
  readonly changed: boolean;
  /** True if this record and all before it verify. */
  readonly proven: boolean;
  /** True if the buttons below are those of this record. */
  readonly chosen: boolean;
  choose(): void;
  readonly open: boolean;
  toggle(): void;
  change(field: string, text: string): void;
  reseal(): void;
}

/** Record of the copy with its link and its hash; if it is chosen, with the buttons that alter it. */
export function RecordRow({
  place,
  record,
  before,
  faults,
  changed,
  proven,
  chosen,
  choose,
  open,
  toggle,
  change,
  reseal,
}: RowProps) {
  const id = useId();
  const broken = faults.includes('hash');
  return (
    <li className="tamper-item" data-proven={proven}>
      <LinkRow {...linkVerdict(faults, record, before)} />
      <div className="tamper-row stack" data-broken={broken} data-chosen={chosen}>
        <p className="tamper-place">
          <button type="button" aria-pressed={chosen} onClick={choose}>{`Record ${place}`}</button>
          {changed && <span> changed</span>}
        </p>
        <p className="tamper-statement">
          <span>{timeOf(record.created)}</span> <span>{`${record.subj} ${record.verb} ${record.obj}`}</span>
        </p>
        <p className="tamper-hash">
          <StatusMark tone={broken ? 'fault' : 'ok'} />
          <span>
            <code>{shortHash(record.hash)}</code> <span>{hashText(faults)}</span>
          </span>
        </p>
        {chosen && (
          <div className="tamper-acts row">
            <button
              type="button"
              className="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={toggle}
            >
              Edit<span className="visually-hidden">{` record ${place}`}</span>
            </button>
            <button type="button" className="button" onClick={reseal}>
              Reseal<span className="visually-hidden">{` record ${place}`}</span>
            </button>
          </div>
        )}
        {chosen && open && <RecordEditor id={id} record={record} change={change} />}
      </div>
    </li>
  );
}

import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWorld } from '../../clock/world';
import { announce } from '../../ui/announcer';
import { useHydrated } from '../../ui/hydrated';
import { StatusMark } from '../../ui/status-mark';
import { COPIED, copyOf, edited, findings, type Original, resealed, type TamperRecord } from './copy';
import { LinkRow, Row } from './row';
import { explanation, short } from './words';
import './lab.css';

/** World milliseconds by which the lab goes back to look for records that verify, and how often. */
const BACK_MS = 20_000;
const TRIES = 12;

/** The records of a world at an instant, oldest first. */
export type RecordsAt = (seed: string, t: number) => readonly TamperRecord[];

function takeCopy(seed: string, t: number, recordsAt: RecordsAt): Original | undefined {
  for (let i = 0; i < TRIES; i++) {
    const original = copyOf(seed, recordsAt(seed, t - i * BACK_MS));
    if (original) return original;
  }
  return undefined;
}

/** One of the three ways to look at the copy, as a mark and in words. */
function Tally({ name, wrong, of, good, bad }: { name: string; wrong: number; of: number; good: string; bad: string }) {
  return (
    <li>
      <StatusMark tone={wrong > 0 ? 'fault' : 'ok'} />
      <span>
        {name}: {wrong > 0 ? `${wrong} of ${of} ${bad}` : good}
      </span>
    </li>
  );
}

function Bench({ original, close }: { original: Original; close(): void }) {
  const [records, setRecords] = useState(original.records);
  const [open, setOpen] = useState<number>();
  const [last, setLast] = useState<number>();
  const found = findings(original, records);
  const said = explanation(original, records, found);
  const act = (next: readonly TamperRecord[], at: number | undefined) => {
    setRecords(next);
    setLast(at);
    announce(explanation(original, next, findings(original, next)));
  };
  const count = (holds: (faults: Original['records'][number], i: number) => boolean) => records.filter(holds).length;
  return (
    <>
      <div className="tamper-found">
        <ul className="tamper-tallies" aria-label="What is found">
          <Tally
            name="Hashes"
            wrong={count((_, i) => found.faults[i]?.includes('hash') === true)}
            of={COPIED}
            good={`all ${COPIED} match`}
            bad="do not match"
          />
          <Tally
            name="Links"
            wrong={count((_, i) => found.faults[i]?.some((fault) => fault !== 'hash') === true)}
            of={COPIED}
            good={`${COPIED - 1} hold, the first leads out of the copy`}
            bad="broken"
          />
          <Tally
            name="Export of before"
            wrong={count((_, i) => found.changed[i] === true)}
            of={COPIED}
            good={`all ${COPIED} the same`}
            bad="differ"
          />
        </ul>
        <p className="tamper-said-of-it">{said}</p>
        <div className="tamper-acts">
          <button
            type="button"
            className="button"
            disabled={last === undefined}
            onClick={() => act(resealed(records, last ?? 0, COPIED), last)}
          >
            Seal it and the rest
          </button>
          <button type="button" className="button" onClick={() => act(original.records, undefined)}>
            Reset
          </button>
          <button type="button" className="button" onClick={close}>
            Close
          </button>
        </div>
      </div>
      <ol className="tamper-rows">
        {records.map((record, i) => (
          <Row
            key={original.records[i]?.seq}
            place={i + 1}
            record={record}
            before={records[i - 1]}
            faults={found.faults[i] ?? []}
            changed={found.changed[i] === true}
            open={open === i}
            toggle={() => setOpen(open === i ? undefined : i)}
            change={(field, text) => act(edited(records, i, field, text), i)}
            reseal={() => act(resealed(records, i), i)}
          />
        ))}
        <li>
          <LinkRow words={found.next.length > 0 ? 'link broken' : 'link holds: it names the anchor'} />
          <div className="tamper-row tamper-next">
            <p className="tamper-place">Next block</p>
            <p className="tamper-said">
              begins from its anchor <code>{short(original.next.prev)}</code>, which is made of seed and number alone
            </p>
          </div>
        </li>
      </ol>
    </>
  );
}

/** A copy of a few records of the chain, for a visitor to change and to see what the verifier finds. The world is left alone. */
export function TamperLab({ recordsAt }: { recordsAt: RecordsAt }) {
  const id = useId();
  const { seed, clock } = useWorld();
  const hydrated = useHydrated();
  const section = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [original, setOriginal] = useState<Original>();
  const [refused, setRefused] = useState(false);
  const open = () => {
    const taken = takeCopy(seed, clock.now(), recordsAt);
    flushSync(() => {
      setOriginal(taken);
      setRefused(!taken);
    });
    if (!taken) return;
    announce(`${COPIED} records copied`);
    // The button is gone.
    section.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={section} className="panel tamper" id="tamper-lab" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header className="panel-header">
        <h2 id={`${id}-title`}>
          Tamper lab <span className="panel-unit">a copy of {COPIED} records</span>
        </h2>
        <span className="panel-state">
          <StatusMark tone="idle" /> {original ? 'copy, world unchanged' : 'no copy taken'}
        </span>
      </header>
      <p className="tamper-lead">
        Takes the last {COPIED} records of the newest whole block into a copy of yours. Edit a field, seal records anew,
        and watch what the verifier of the event stream finds. The world and its log stay as they are.
      </p>
      <noscript>
        <p className="panel-notice">The lab computes hashes in your browser and needs JavaScript.</p>
      </noscript>
      {refused && <p className="panel-notice">No whole block verifies around this instant. Try another.</p>}
      {original ? (
        <Bench
          original={original}
          close={() => {
            flushSync(() => setOriginal(undefined));
            opener.current?.focus();
          }}
        />
      ) : (
        <button ref={opener} type="button" className="button tamper-open" disabled={!hydrated} onClick={open}>
          Copy {COPIED} records
        </button>
      )}
      <footer className="panel-footer">
        <span>Simulated</span>
        <span>SHA-256 over canonical JSON, RFC 8785</span>
        <span>{original ? `block ends at record ${original.records.at(-1)?.seq}` : 'nothing leaves your browser'}</span>
      </footer>
    </section>
  );
}

import { useEffect, useEffectEvent, useId, useState } from 'react';
import { startTimer } from '../../clock/timers';
import { useWorld } from '../../session/world';
import type { WorldName } from '../../sim/math/seed-of';
import { announce } from '../../ui/announcer';
import { StatusMark } from '../../ui/status-mark';
import {
  COPIED_RECORDS,
  type CopiedBlock,
  copyOf,
  findingsIn,
  provenCount,
  relinkRecords,
  type TamperRecord,
  withField,
} from './copy';
import { anchorVerdict, explainFindings, linkTally, shortHash } from './findings-text';
import { LinkMark } from './link-mark';
import { LinkRow, RecordRow } from './row';
import './lab.css';

/** World milliseconds of each step back in the search for records that verify. */
const BACK_MS = 20_000;
/** Most steps back. */
const TRIES = 12;

/**
 * Milliseconds after the page answers at which it takes its first copy: the parts that a visitor waits for go first.
 */
const FIRST_COPY_MS = 200;

/** Records of a world at an instant, oldest first. */
export type RecordsAt = (world: WorldName, t: number) => readonly TamperRecord[];

function takeCopy(world: WorldName, t: number, recordsAt: RecordsAt): CopiedBlock | undefined {
  for (let i = 0; i < TRIES; i++) {
    const block = copyOf(world, recordsAt(world, t - i * BACK_MS));
    if (block) return block;
  }
  return undefined;
}

interface TallyProps {
  readonly name: string;
  readonly wrong: number;
  readonly of: number;
  readonly good: string;
  /** Words for wrong ones, for one and for several. */
  readonly bad: readonly [one: string, many: string];
}

/** Result of one of the three checks of the copy, as a mark and in words. */
function Tally({ name, wrong, of, good, bad }: TallyProps) {
  return (
    <li>
      <StatusMark tone={wrong > 0 ? 'fault' : 'ok'} />
      <span>{`${name}: ${wrong > 0 ? `${wrong} of ${of} ${wrong === 1 ? bad[0] : bad[1]}` : `all ${of} ${good}`}`}</span>
    </li>
  );
}

/** Placeholder of the chain: as many empty blocks, in as much room, as the copy will take. */
function Blank() {
  return (
    <>
      <div className="tamper-acts row">
        <button type="button" className="button" disabled>{`Copy ${COPIED_RECORDS} records`}</button>
      </div>
      <ol className="tamper-rows" aria-hidden="true">
        {Array.from({ length: COPIED_RECORDS + 1 }, (_, i) => i).map((i) => (
          <li key={i} className="tamper-item">
            <p className="tamper-link line roomy muted">
              <LinkMark state="unchecked" /> <span>&nbsp;</span>
            </p>
            <div className="tamper-row tamper-blank stack" />
          </li>
        ))}
      </ol>
      <div className="tamper-findings stack">
        <p className="tamper-explanation" />
      </div>
    </>
  );
}

interface FindingsProps {
  readonly block: CopiedBlock;
  readonly records: readonly TamperRecord[];
  readonly findings: ReturnType<typeof findingsIn>;
}

/** Findings of the verifier in `records`, a copy of the block: in a sentence, and by each of its three checks. */
function VerifierFindings({ block, records, findings }: FindingsProps) {
  const { faults, changed } = findings;
  const links = linkTally(records, findings);
  const count = (holds: (record: TamperRecord, i: number) => boolean) => records.filter(holds).length;
  return (
    <div className="tamper-findings stack">
      <p className="tamper-explanation">{explainFindings(block, records, findings)}</p>
      <ul className="tamper-tallies stack tight" aria-label="Findings">
        <Tally
          name="Hashes"
          wrong={count((_, i) => faults[i]?.includes('hash') === true)}
          of={COPIED_RECORDS}
          good="match"
          bad={['does not match', 'do not match']}
        />
        <Tally
          name="Links"
          wrong={links.broken}
          of={links.checked}
          good="that can be checked hold"
          bad={['is broken', 'are broken']}
        />
        <Tally
          name="Earlier export"
          wrong={count((_, i) => changed[i] === true)}
          of={COPIED_RECORDS}
          good="records match"
          bad={['differs', 'differ']}
        />
      </ul>
    </div>
  );
}

/** Copy of a few records as a chain from left to right, with its edits and the verifier's findings. */
function Bench({ block, copy }: { block: CopiedBlock; copy(): void }) {
  const [records, setRecords] = useState(block.records);
  const [chosen, setChosen] = useState(0);
  const [open, setOpen] = useState(false);
  const findings = findingsIn(block, records);
  const proven = provenCount(findings);
  const act = (next: readonly TamperRecord[]) => {
    setRecords(next);
    announce(explainFindings(block, next, findingsIn(block, next)));
  };
  return (
    <>
      <div className="tamper-acts row">
        <button type="button" className="button" onClick={() => act(relinkRecords(records, chosen, COPIED_RECORDS))}>
          Reseal the chosen record and those after it
        </button>
        <button type="button" className="button" onClick={() => act(block.records)}>
          Reset
        </button>
        <button type="button" className="button" onClick={copy}>{`Copy ${COPIED_RECORDS} records`}</button>
      </div>
      <ol className="tamper-rows">
        {records.map((record, i) => (
          <RecordRow
            key={block.records[i]?.seq}
            place={i + 1}
            record={record}
            before={records[i - 1]}
            faults={findings.faults[i] ?? []}
            changed={findings.changed[i] === true}
            proven={i < proven}
            chosen={chosen === i}
            choose={() => setChosen(i)}
            open={open}
            toggle={() => setOpen(!open)}
            change={(field, text) => act(withField(block, records, i, field, text))}
            reseal={() => act(relinkRecords(records, i))}
          />
        ))}
        <li className="tamper-item" data-proven="true">
          <LinkRow {...anchorVerdict(findings.next)} />
          <div className="tamper-row tamper-next stack muted">
            <p className="tamper-place">Next block</p>
            <p className="tamper-statement">
              begins from its anchor <code>{shortHash(block.next.prev)}</code>, unsigned on this site
            </p>
          </div>
        </li>
      </ol>
      <VerifierFindings block={block} records={records} findings={findings} />
    </>
  );
}

/**
 * Lab with a copy of a few records of the chain, for a visitor to change and to see the verifier's findings. The first
 * copy is taken when the page answers. The world is left alone.
 */
export function TamperLab({ recordsAt }: { recordsAt: RecordsAt }) {
  const id = useId();
  const { name: world, clock } = useWorld();
  const [taken, setTaken] = useState<{ readonly n: number; readonly block: CopiedBlock }>();
  const [refused, setRefused] = useState(false);
  const copy = () => {
    const block = takeCopy(world, clock.now(), recordsAt);
    setRefused(!block);
    if (block) setTaken({ n: (taken?.n ?? 0) + 1, block });
    return block;
  };
  const first = useEffectEvent(copy);
  useEffect(() => startTimer(FIRST_COPY_MS, first), []);
  const block = taken?.block;
  return (
    <section className="panel tamper column card small" id="tamper-lab" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header className="panel-header row">
        <h2 id={`${id}-title`}>
          Tamper lab <span className="panel-unit muted small">{`a copy of ${COPIED_RECORDS} records`}</span>
        </h2>
        <span className="panel-state line small">
          <StatusMark tone="idle" /> <span>{block ? 'copy, log unchanged' : 'no copy taken'}</span>
        </span>
      </header>
      <p className="tamper-lead muted">{`Copies the last ${COPIED_RECORDS} records of the newest complete block. Edit a field, reseal records, and see what the verifier of the event stream finds. The page’s own log does not change.`}</p>
      <noscript>
        <p className="panel-notice small">The lab computes hashes in your browser and needs JavaScript.</p>
      </noscript>
      {refused && <p className="panel-notice small">No complete block verifies near this time. Try another.</p>}
      {taken ? (
        <Bench
          key={taken.n}
          block={taken.block}
          copy={() => {
            if (copy()) announce(`${COPIED_RECORDS} records copied`);
          }}
        />
      ) : (
        <Blank />
      )}
      <footer className="panel-footer fine">
        <span>Simulated</span>
        <span>SHA-256 over canonical JSON, RFC 8785</span>
        <span>{block ? `block ends at record ${block.records.at(-1)?.seq ?? 0}` : 'nothing leaves your browser'}</span>
      </footer>
    </section>
  );
}

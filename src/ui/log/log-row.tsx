import type { CSSProperties, KeyboardEvent } from 'react';
import { OtherStroke } from '../other-stroke';
import { StatusMark } from '../status-mark';
import { UnbrokenText } from '../unbroken-text';
import type { LogEntry } from './entry';
import { Flag } from './flag';

/** Properties of a log's row. */
export interface LogRowProps {
  readonly entry: LogEntry;
  /** Id of the record that the row opens. */
  readonly recordId: string;
  /** Time or world of the compared state, such as `in the original`. */
  readonly otherWords: string;
  readonly open: boolean;
  /** True for the row that the Tab key reaches. */
  readonly reachable: boolean;
  readonly selected: boolean;
  toggle(): void;
  select(id: string | undefined): void;
  time(t: number): string;
  onKeyDown(event: KeyboardEvent): void;
}

/** The message of a row, the one state that has it, if any, and its flag. */
function LogMessage({ entry: { text, only, flag }, otherWords }: Pick<LogRowProps, 'entry' | 'otherWords'>) {
  return (
    <span className="log-message">
      <span className="log-text">
        <UnbrokenText text={text} />
      </span>
      {only && (
        <span className="log-only">
          {only === 'other' && <OtherStroke />}
          <span>{`${only === 'other' ? 'only' : 'not'} ${otherWords}`}</span>
        </span>
      )}
      {flag && <Flag kind={flag} />}
    </span>
  );
}

/** Further text of a wide row. */
function LogMore({ entry: { more, mismatch } }: Pick<LogRowProps, 'entry'>) {
  if (more === undefined) return undefined;
  return (
    <span className="log-more">
      {more}
      {mismatch && <strong className="log-mismatch">{`stored ${mismatch.stored}, computed ${mismatch.found}`}</strong>}
    </span>
  );
}

/** One row of a log. Its time opens the record, its correlation id selects that id. */
export function LogRow({
  entry,
  recordId,
  otherWords,
  open,
  reachable,
  selected,
  toggle,
  select,
  time,
  onKeyDown,
}: LogRowProps) {
  const { at, word, tone, code, measure, share, corr, flag, only, strong, fade = 0 } = entry;
  const tabIndex = reachable ? 0 : -1;
  return (
    <div
      className="log-row"
      data-tone={tone}
      data-flag={flag}
      data-only={only}
      data-incident={corr?.startsWith('inc-')}
      data-strong={strong}
      data-selected={selected}
      data-open={open}
      style={fade > 0 ? ({ '--log-fade': fade } as CSSProperties) : undefined}
    >
      <button
        type="button"
        className="log-time"
        tabIndex={tabIndex}
        aria-expanded={open}
        aria-controls={open ? recordId : undefined}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        {time(at)}
      </button>
      <span className="log-word">
        <StatusMark tone={tone} />
        {word}
      </span>
      {code !== undefined && <span className="log-code">{code}</span>}
      <LogMessage entry={entry} otherWords={otherWords} />
      {corr === null ? (
        <span className="log-corr" />
      ) : (
        <button
          type="button"
          className="log-corr"
          tabIndex={tabIndex}
          aria-pressed={selected}
          onClick={() => select(selected ? undefined : corr)}
          onKeyDown={onKeyDown}
        >
          {corr}
        </button>
      )}
      <span className="log-measure">{measure}</span>
      <span className="log-bar">
        <i style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <LogMore entry={entry} />
    </div>
  );
}

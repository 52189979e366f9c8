import type { Heads } from './entry';

/**
 * Names of a log's columns above its rows, where the log is wide enough for columns. Screen readers get those of the
 * table.
 */
export function LogHead({ heads }: { heads: Heads }) {
  const { time, word, code, text, corr, measure, bar, more } = heads;
  return (
    <div className="log-head" aria-hidden="true">
      <span className="log-time">{time}</span>
      <span className="log-word">{word}</span>
      {code !== undefined && <span className="log-code">{code}</span>}
      <span className="log-message">{text}</span>
      <span className="log-corr">{corr}</span>
      <span className="log-measure">{measure}</span>
      <span className="log-bar">
        <span className="mono">{bar}</span>
      </span>
      {more !== undefined && <span className="log-more">{more}</span>}
    </div>
  );
}

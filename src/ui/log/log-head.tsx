import type { Heads } from './entry';

/**
 * Names of a log's columns above its rows, where the log is wide enough for columns. Screen readers get those of the
 * table.
 */
export function LogHead({ heads }: { heads: Heads }) {
  const { time, word, code, text, corr, measure, bar, more } = heads;
  const columns = [
    ['log-time', time],
    ['log-word', word],
    ['log-code', code],
    ['log-message', text],
    ['log-corr', corr],
    ['log-measure', measure],
    ['log-bar', bar],
    ['log-more', more],
  ] as const;
  return (
    <div className="log-head" aria-hidden="true">
      {columns.map(
        ([column, name]) =>
          name !== undefined && (
            <span key={column} className={column}>
              <span>{name}</span>
            </span>
          ),
      )}
    </div>
  );
}

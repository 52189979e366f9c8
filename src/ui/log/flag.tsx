import type { FlagKind } from './entry';

const SHAPES: Record<FlagKind, React.ReactNode> = {
  anomaly: <path d="M8 1 15 8 8 15 1 8Z" />,
  broken: <path d="M7 4H4a4 4 0 0 0 0 8h2M9 12h3a4 4 0 0 0 0-8h-2M6 1l1 3M9 12l1 3" />,
};

const WORDS: Record<FlagKind, string> = { anomaly: 'anomaly', broken: 'chain break' };

/** A row's flag: a shape and a word. */
export function Flag({ kind }: { kind: FlagKind }) {
  return (
    <span className="log-flag" data-flag={kind}>
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
        {SHAPES[kind]}
      </svg>
      {WORDS[kind]}
    </span>
  );
}

import type { Tone } from '../theme/tokens';

const SHAPES: Record<Tone, React.ReactNode> = {
  ok: <circle cx="8" cy="8" r="6" />,
  warn: <path d="M8 2 15 14H1Z" />,
  fault: <path d="M2 2h12v12H2ZM5 5l6 6M11 5l-6 6" className="status-mark-cross" />,
  idle: <circle cx="8" cy="8" r="5" className="status-mark-ring" />,
};

/** Shape of a tone. It is decoration: a word always stands beside it. */
export function StatusMark({ tone }: { tone: Tone }) {
  return (
    <svg className="status-mark" data-tone={tone} viewBox="0 0 16 16" aria-hidden="true">
      {SHAPES[tone]}
    </svg>
  );
}

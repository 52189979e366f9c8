/** An icon of a line from which a dotted one branches off, as in the drawing of forks. */
export function ForkMark() {
  return (
    <svg className="fork-mark" viewBox="0 0 24 16" aria-hidden="true">
      <path d="M0 12h24" />
      <path className="fork-mark-branch" d="M4 12c6 0 4-8 10-8h10" />
    </svg>
  );
}

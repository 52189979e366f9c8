/** The company's mark: a wall line under a north chevron. */
export function BrandMark() {
  return (
    <svg className="brand-mark icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3.5 9.5 8 2l4.5 7.5M1 13h14" />
    </svg>
  );
}

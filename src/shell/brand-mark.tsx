/** A wall line under a north chevron. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 8.5 8 3.5l5 5M2 12.5h12" />
    </svg>
  );
}

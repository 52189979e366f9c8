import { useComparison } from '../selection/comparison';

/** What the other state is in drawings: a tick, a frame and dots. */
function ComparedMark() {
  return (
    <svg className="fork-compare-mark" viewBox="0 0 24 12" aria-hidden="true">
      <path d="M0 6h5M8 2.5h6v7H8z" />
      <path className="fork-compare-dots" d="M17 6h7" />
    </svg>
  );
}

/** In a fork, whether the page's panels show its original behind their own state. */
export function Compare() {
  const [comparison, choose] = useComparison();
  const isOn = comparison?.with === 'original';
  return (
    <button
      type="button"
      className="button fork-compare"
      aria-pressed={isOn}
      // In a fork nothing chosen is its original.
      onClick={() => choose(isOn ? { with: 'none' } : undefined)}
    >
      <ComparedMark />
      <span>
        Compare <span className="fork-compare-with">with the original</span>
      </span>
    </button>
  );
}

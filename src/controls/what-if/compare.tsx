import { useComparison } from '../../session/use-session';

/** In a fork, whether the page's panels show its original behind their own state. */
export function Compare() {
  const [comparison, choose] = useComparison();
  const isOn = comparison?.with === 'original';
  return (
    <label className="switch fork-compare">
      <input
        type="checkbox"
        checked={isOn}
        // In a fork nothing chosen is its original.
        onChange={() => choose(isOn ? { with: 'none' } : undefined)}
      />
      <span>
        Compare <span data-seen="from-landscape">with the original</span>
      </span>
    </label>
  );
}

import { useComparison } from '../../session/use-session';

/** In a fork, a switch that draws the original behind the panels' own state. */
export function Compare() {
  const [comparison, choose] = useComparison();
  const isOn = comparison?.with === 'original';
  return (
    <label className="switch fork-compare">
      <input
        type="checkbox"
        checked={isOn}
        // In a fork, no choice means its original.
        onChange={() => choose(isOn ? { with: 'none' } : undefined)}
      />
      <span>
        Compare <span className="fork-compare-with">with the original</span>
      </span>
    </label>
  );
}

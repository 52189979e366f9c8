import { useComparison } from '../../session/use-session';

/** In a fork, a switch that draws the original behind the panels' own state. */
export function Compare() {
  const [comparison, choose] = useComparison();
  const isOn = comparison?.kind === 'original';
  return (
    <label className="switch fork-compare">
      <input
        type="checkbox"
        checked={isOn}
        // In a fork, no choice means its original.
        onChange={() => choose(isOn ? { kind: 'none' } : undefined)}
      />
      <span>
        Compare <span data-seen="from-landscape">with the original</span>
      </span>
    </label>
  );
}

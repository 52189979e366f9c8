/** Empty beacon: as large as one, and invisible. */
export function BeaconPlace() {
  return (
    <div className="beacon muted small">
      State code <code />
    </div>
  );
}

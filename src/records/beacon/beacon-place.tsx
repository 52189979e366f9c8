/** An empty beacon: takes the room of one and is not seen. */
export function BeaconPlace() {
  return (
    <div className="beacon muted small">
      State code <code />
    </div>
  );
}

/** Stands where the beacon will. */
export const NOT_YET = '········';

/** As large as a beacon, where none is to be told yet. */
export function BeaconPlace() {
  return (
    <div className="beacon">
      State beacon <code>{NOT_YET}</code>
    </div>
  );
}

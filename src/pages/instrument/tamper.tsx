import { dashboards } from '../../dashboards/registry';
import { ErrorBoundary } from '../../loading/error-boundary';
import { type RecordsAt, TamperLab } from '../../records/tamper/lab';

/** Events that the lab searches: as many as any visitor can have the stream keep. */
const RETENTION = 600;

const { events } = dashboards;

const recordsAt: RecordsAt = (world, t) =>
  events.state(world, t, { ...events.settings, retention: RETENTION }).events.map((record) => ({ ...record }));

/** Lab on the records of the event stream, at its usual rate. */
export function Tamper() {
  return (
    <ErrorBoundary name="The tamper lab">
      <TamperLab recordsAt={recordsAt} />
    </ErrorBoundary>
  );
}

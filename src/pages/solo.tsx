import type { Dashboard } from '../dashboards/contract';
import { Panel } from '../panel/panel';

/** One panel that fills the viewport. */
export default function Solo({ dashboard }: { dashboard: Dashboard }) {
  return (
    <main className="solo">
      <Panel dashboard={dashboard} solo />
    </main>
  );
}

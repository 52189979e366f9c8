import type { ComponentType } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import { Part } from '../../loading/part';
import type { WhyRowProps } from './why-row';

type Load = () => Promise<{ default: ComponentType<WhyRowProps> }>;

const loads = new WeakMap<Dashboard, Load>();

/** Loader of a dashboard's explanations: one function per dashboard, because `Part` compares it. */
function loadOf(dashboard: Dashboard): Load {
  const existing = loads.get(dashboard);
  if (existing) return existing;
  const load: Load = async () => {
    const [{ WhyRow }, { explain }] = await Promise.all([import('./why-row'), dashboard.loadWhy()]);
    return { default: (props) => <WhyRow {...props} explain={explain} /> };
  };
  loads.set(dashboard, load);
  return load;
}

/** Explains the values of a row, their causes and effects. Its code is loaded on demand. */
export function Why(props: WhyRowProps) {
  return (
    <div className="panel-why">
      <Part name="The explanation" load={loadOf(props.feed.dashboard)} props={props} />
    </div>
  );
}

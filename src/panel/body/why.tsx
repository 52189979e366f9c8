import type { Dashboard } from '../../dashboards/contract';
import { loaderFor } from '../../loading/loader-for';
import { Part } from '../../loading/part';
import type { WhyRowProps } from './why-row';

/** Loads a dashboard's explanations, and the list that shows them. */
const loadFor = loaderFor(async (loadWhy: Dashboard['loadWhy']) => {
  const [{ WhyRow }, { explain }] = await Promise.all([import('./why-row'), loadWhy()]);
  return { default: (props: WhyRowProps) => <WhyRow {...props} explain={explain} /> };
});

/** Explains the values of a row, their causes and effects. Its code is loaded on demand. */
export function Why(props: WhyRowProps) {
  return (
    <div className="panel-why">
      <Part name="The explanation" load={loadFor(props.feed.dashboard.loadWhy)} props={props} />
    </div>
  );
}

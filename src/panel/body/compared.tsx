import type { Dashboard } from '../../dashboards/contract';
import { loaderFor } from '../../loading/loader-for';
import { Part } from '../../loading/part';
import type { ComparedProps } from './compared-section';

type LoadComparison = NonNullable<Dashboard['loadComparison']>;

/** Loads a dashboard's comparison, and the section that shows it. */
const loadFor = loaderFor(async (loadComparison: LoadComparison) => {
  const [{ ComparedSection }, { comparison: own }] = await Promise.all([
    import('./compared-section'),
    loadComparison(),
  ]);
  return { default: (props: ComparedProps) => <ComparedSection {...props} own={own} /> };
});

/** The comparison of a panel with another state. Its code is loaded on demand. */
export function Compared({ load, ...props }: ComparedProps & { readonly load: LoadComparison }) {
  return <Part name="The comparison" load={loadFor(load)} props={props} />;
}

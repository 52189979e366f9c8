import { useMemo } from 'react';
import type { Settings, WhyModule } from '../../dashboards/contract';
import type { WorldName } from '../../sim/math/seed-of';
import type { Feed } from '../feed/feed';
import { WhyList } from './why-list';

/** Row of a table to explain, and the state that has it. */
export interface WhyRowProps {
  readonly feed: Feed;
  /** Key of the row in the table. */
  readonly row: string;
  /** The state to explain, with its world and the settings that it was computed with; undefined before there is one. */
  readonly of: { readonly world: WorldName; readonly state: unknown; readonly settings: Settings } | undefined;
}

/** Explains the values of one row. */
export function WhyRow({ explain, row, of }: WhyRowProps & Pick<WhyModule, 'explain'>) {
  const { world, state, settings } = of ?? {};
  const explanation = useMemo(
    () => (world === undefined || settings === undefined ? undefined : explain(world, state, row, settings)),
    [explain, world, state, row, settings],
  );
  return (
    <section className="why stack small" aria-label="Why">
      {explanation && <WhyList explanation={explanation} />}
    </section>
  );
}

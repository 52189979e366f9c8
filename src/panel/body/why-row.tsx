import { useMemo } from 'react';
import type { WhyModule } from '../../dashboards/contract';
import type { WorldName } from '../../sim/math/seed-of';
import type { Feed } from '../feed/feed';
import { WhyList } from './why-list';

/** Row of a table to explain, and the state that has it. */
export interface WhyRowProps {
  readonly feed: Feed;
  /** Key of the row in the table. */
  readonly row: string;
  /** The state to explain, and its world; undefined before there is one. */
  readonly of: { readonly world: WorldName; readonly state: unknown } | undefined;
}

/** Explains the values of one row. */
export function WhyRow({ explain, feed, row, of }: WhyRowProps & Pick<WhyModule, 'explain'>) {
  const { world, state } = of ?? {};
  const explanation = useMemo(
    () => (world === undefined || state === undefined ? undefined : explain(world, state, row, feed.settings)),
    [explain, world, state, row, feed.settings],
  );
  return (
    <section className="why stack small" aria-label="Why">
      {explanation && <WhyList explanation={explanation} />}
    </section>
  );
}

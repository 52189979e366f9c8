import { useCallback, useEffect, useRef, useState } from 'react';
import type { WhyModule } from '../../dashboards/contract';
import type { WorldName } from '../../sim/math/seed-of';
import type { Explanation } from '../../sim/world/explanation';
import type { Feed } from '../feed/feed';
import { WhyList } from './why-list';

export interface WhyRowProps {
  readonly feed: Feed;
  /** Its key in the table. */
  readonly row: string;
  /** The state to explain, and its world; that which the panel shows, where absent. */
  readonly of?: { readonly world: WorldName; readonly state: unknown } | undefined;
}

/**
 * Why the values of a row are what they are. While time runs it follows every two seconds at most,
 * and not while a visitor points at it or focus is inside, so that it can be read and followed.
 */
export function WhyRow({ explain, feed, row, of: fixed }: WhyRowProps & Pick<WhyModule, 'explain'>) {
  const attention = useRef({ pointer: false, focus: false });
  const read = useCallback((): Explanation | undefined => {
    const { world, state } = fixed ?? { world: feed.world.name, state: feed.display?.state };
    return state === undefined ? undefined : explain(world, state, row, feed.settings);
  }, [explain, feed, row, fixed]);
  const [explanation, show] = useState(read);
  const follow = useCallback(() => {
    if (!attention.current.pointer && !attention.current.focus) show(read());
  }, [read]);
  useEffect(() => {
    show(read());
    return fixed === undefined ? feed.updates.table.listen(follow) : undefined;
  }, [feed, read, follow, fixed]);
  const hold = (change: Partial<typeof attention.current>) => {
    Object.assign(attention.current, change);
    follow();
  };
  return (
    <section
      className="why stack small"
      aria-label="Why"
      onPointerEnter={() => hold({ pointer: true })}
      onPointerLeave={() => hold({ pointer: false })}
      onFocus={() => hold({ focus: true })}
      onBlur={({ currentTarget, relatedTarget }) => hold({ focus: currentTarget.contains(relatedTarget) })}
    >
      {explanation && <WhyList explanation={explanation} />}
    </section>
  );
}

import { MOST_EDITS } from '../../sim/world/world-name';

/** Says why a fork takes no further change. */
export function FullFork() {
  return <p>{`A changed world has at most ${MOST_EDITS} changes. Undo one to make another.`}</p>;
}

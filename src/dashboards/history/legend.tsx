import { useWorldChange } from '../../session/use-world-change';
import { CycleForm } from '../../ui/cycle-form';

/** Sets the days after which the load repeats, which is the world's and holds on every panel. */
export default function Legend() {
  const { world, change } = useWorldChange();
  return <CycleForm days={world.cycleDays} choose={(cycleDays) => change({ cycleDays })} />;
}

import { newSeed } from '../../session/address/new-seed';
import { DEFAULT_WORLD } from '../../session/storage/stored-world';
import { useWorldChange } from '../../session/use-world-change';
import { seedOf } from '../../sim/math/seed-of';
import { CycleForm } from '../../ui/cycle-form';
import { focusMain } from '../../ui/focus-main';
import { useHydrated } from '../../ui/hydrated';

/** The world that the page shows, and controls to choose another one or return to the first. */
export function TimeWorld() {
  const hydrated = useHydrated();
  const { world, change } = useWorldChange();
  const seed = hydrated ? seedOf(world.name) : DEFAULT_WORLD.seed;
  const { cycleDays } = hydrated ? world : DEFAULT_WORLD;
  const isFirst = seed === DEFAULT_WORLD.seed && cycleDays === DEFAULT_WORLD.cycleDays;
  const goBack = () => {
    change(DEFAULT_WORLD);
    focusMain();
  };
  return (
    <div className="time-world row wide">
      <p className="muted">
        World <span className="time-seed mono">{seed}</span>, one run of the simulation, fixed by this seed
      </p>
      <button type="button" className="button" onClick={() => change({ seed: newSeed() })}>
        New world
      </button>
      {!isFirst && (
        <button type="button" className="button" onClick={goBack}>
          {`Back to ${DEFAULT_WORLD.seed}`}
        </button>
      )}
      <CycleForm days={cycleDays} choose={(days) => change({ cycleDays: days })} />
    </div>
  );
}

import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { Clock } from '../../clock/clock';
import type { WallTime } from '../../clock/time-source';
import { useWorld, WorldContext } from '../../clock/world';
import { ZoneContext } from '../../clock/zone';
import { ComparisonContext } from '../../selection/comparison';
import { CrosshairContext } from '../../selection/crosshair';
import { createPointed } from '../../selection/pointed';
import { SelectionContext } from '../../selection/selection';
import { forgetRecorder } from '../../snapshots/recorder';
import { createStore } from '../../store/store';

/**
 * A visitor's own clock, which reads `time`, zone, selection and comparison. They begin as the show's, and whatever is done to them ends
 * with this element: the show itself cannot be moved, and the next visitor finds nothing.
 */
export function Visit({ time, children }: { time: WallTime; children: ReactNode }) {
  const around = useWorld();
  const zone = useContext(ZoneContext);
  const selection = useContext(SelectionContext);
  const comparison = useContext(ComparisonContext);
  const [own] = useState(() => ({
    clock: new Clock(time, around.clock.setting ?? {}),
    zone: createStore(zone.value),
    selection: createStore(selection.value),
    comparison: createStore(comparison.value),
    crosshair: createPointed<number>(),
  }));
  const world = useMemo(() => ({ ...around, clock: own.clock }), [around, own]);
  useEffect(() => () => forgetRecorder(own), [own]);
  return (
    <WorldContext value={world}>
      <ZoneContext value={own.zone}>
        <SelectionContext value={own.selection}>
          <ComparisonContext value={own.comparison}>
            <CrosshairContext value={own.crosshair}>{children}</CrosshairContext>
          </ComparisonContext>
        </SelectionContext>
      </ZoneContext>
    </WorldContext>
  );
}

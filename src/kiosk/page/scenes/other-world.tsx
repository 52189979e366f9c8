import { useCallback, useMemo } from 'react';
import { useWorld } from '../../../session/world';
import { isEqual } from '../../../sim/math/equality';
import { grouped } from '../../../sim/words/units';
import type { Incident } from '../../../sim/world/incidents/incidents';
import { extentOf, reachAt } from '../../../sim/world/incidents/prevented';
import { departureOf } from '../../../sim/world/machines/deviation';
import { NAMES as MACHINES } from '../../../sim/world/machines/specs';
import { drawnInstant, type ThirdAct } from '../../third-act';
import { useWorldTime } from '../clock/use-world-time';

/**
 * What the incident has done by now in the world without its veto, counting up: metres, then the parts that its kind
 * takes. The clock beside the headline counts its seconds.
 */
export function OtherWorld({ incident, act }: { incident: Incident; act: ThirdAct }) {
  const { name: world } = useWorld();
  const departure = useMemo(() => departureOf(world, act.never), [world, act]);
  const [metres, gpus, lanes] = useWorldTime(
    useCallback(
      (t) => {
        const time = drawnInstant(incident, act, t);
        const reach = reachAt(act.never, time);
        return [(departure?.offAt(time) ?? 0).toFixed(1), grouped(reach.gpus), grouped(reach.lanes)];
      },
      [incident, act, departure],
    ),
    isEqual,
  );
  const most = extentOf(act.never);
  const parts = [
    {
      value: metres,
      unit: `m off its route, ${departure && MACHINES[departure.machine]}`,
      isTaken: departure !== undefined,
    },
    { value: gpus, unit: 'GPUs', isTaken: most.gpus > 0 },
    { value: lanes, unit: lanes === '1' ? 'lane' : 'lanes', isTaken: most.lanes > 0 },
  ];
  return (
    <div className="kiosk-other muted">
      {parts
        .filter(({ isTaken }) => isTaken)
        .map(({ value, unit }) => (
          <p key={unit}>
            <b>{value}</b>
            {` ${unit}`}
          </p>
        ))}
    </div>
  );
}

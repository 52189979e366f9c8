import { useCallback, useMemo } from 'react';
import { useWorld } from '../../../session/world';
import { isEqual } from '../../../sim/math/equality';
import { grouped } from '../../../sim/words/units';
import { extentOf, reachAt } from '../../../sim/world/incidents/extent';
import type { Incident } from '../../../sim/world/incidents/incidents';
import { lossFigure, lossMeasure, lossOf, lossUnit } from '../../../sim/world/machines/loss';
import { drawnInstant, type ThirdAct } from '../../third-act';
import { useWorldTime } from '../clock/use-world-time';

/**
 * Damage so far in the world without the veto, counting up: the machine's, then the parts that an incident of this kind
 * takes. The clock beside the headline counts the seconds.
 */
export function OtherWorld({ incident, act }: { incident: Incident; act: ThirdAct }) {
  const { name: world } = useWorld();
  const loss = useMemo(() => lossOf(world, act.unvetoed), [world, act]);
  const [amount, gpus, lanes] = useWorldTime(
    useCallback(
      (t) => {
        const time = drawnInstant(incident, act, t);
        const reach = reachAt(act.unvetoed, time);
        return [loss ? lossFigure(loss, loss.amountAt(time)) : '', grouped(reach.gpus), grouped(reach.lanes)];
      },
      [incident, act, loss],
    ),
    isEqual,
  );
  const most = extentOf(act.unvetoed);
  const parts = [
    { value: amount, unit: loss && lossUnit(loss), of: loss && lossMeasure(loss), isTaken: loss !== undefined },
    { value: gpus, of: 'GPUs down', isTaken: most.gpus > 0 },
    { value: lanes, of: lanes === '1' ? 'lane degraded' : 'lanes degraded', isTaken: most.lanes > 0 },
  ];
  return (
    <div className="kiosk-other muted">
      {parts
        .filter(({ isTaken }) => isTaken)
        .map(({ value, unit, of }) => (
          <p key={of}>
            <b>
              {value}
              {unit && <span className="kiosk-clock-unit">{` ${unit}`}</span>}
            </b>{' '}
            <span>{of}</span>
          </p>
        ))}
    </div>
  );
}

import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import { onVisibility } from '../../ui/visibility';
import type { FeedStatus } from '../feed/feed-status';

/**
 * Returns the stage of the panel's drawing in `host` or of its log, and the callbacks by which a log (`logged`) and a
 * legend (`explained`) report that they are on the page. Calls `complete` once those, the drawing and the first state
 * are there; at once for a drawing and a log that begin below the window.
 */
export function useComplete(
  dashboard: Dashboard,
  status: FeedStatus,
  host: RefObject<HTMLElement | null>,
  complete: (() => void) | undefined,
) {
  const [log, setLog] = useState(false);
  const [legend, setLegend] = useState(!dashboard.loadLegend);
  const logStage = log ? 'drawing' : 'opening';
  const stage: FeedStatus['stage'] = dashboard.log ? logStage : status.stage;
  const finished = status.isComputed && legend && stage !== 'opening';
  useEffect(() => {
    if (finished || !complete || !host.current) return undefined;
    return onVisibility(host.current, [0], ({ isInSight }) => {
      if (!isInSight) complete();
    });
  }, [finished, complete, host]);
  const finish = useEffectEvent(() => complete?.());
  useEffect(() => {
    if (finished) finish();
  }, [finished]);
  return { stage, logged: useCallback(() => setLog(true), []), explained: useCallback(() => setLegend(true), []) };
}

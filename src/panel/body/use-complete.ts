import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import { onVisibility } from '../../ui/visibility';
import type { FeedStatus } from '../feed/feed-status';

/**
 * How far a panel's content in `host` is: the stage of its drawing, or of its log, which `logged` reports. Calls
 * `complete` once the first state, the drawing or log, and the legend, which `explained` reports, are on the page; at
 * once where they begin below the window.
 */
export function useComplete(
  dashboard: Dashboard,
  status: FeedStatus,
  host: RefObject<HTMLElement | null>,
  complete: (() => void) | undefined,
) {
  const [log, setLog] = useState(false);
  const [legend, setLegend] = useState(!dashboard.legend);
  const logStage = log ? 'drawing' : 'opening';
  const stage: FeedStatus['stage'] = dashboard.log ? logStage : status.stage;
  const finished = status.computed && legend && stage !== 'opening';
  useEffect(() => {
    if (finished || !complete || !host.current) return undefined;
    return onVisibility(host.current, [0], ({ inSight }) => {
      if (!inSight) complete();
    });
  }, [finished, complete, host]);
  const finish = useEffectEvent(() => complete?.());
  useEffect(() => {
    if (finished) finish();
  }, [finished]);
  return { stage, logged: useCallback(() => setLog(true), []), explained: useCallback(() => setLegend(true), []) };
}

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import type { FeedStatus } from '../feed/feed-status';

/**
 * How far a panel's content is: the stage of its drawing, or of its log, which `logged` reports. Calls `complete` once the first state,
 * the drawing or log, and the legend, which `explained` reports, are on the page.
 */
export function useComplete(dashboard: Dashboard, status: FeedStatus, complete: (() => void) | undefined) {
  const [log, setLog] = useState(false);
  const [legend, setLegend] = useState(!dashboard.legend);
  const opening = dashboard.log && !log;
  const stage: FeedStatus['stage'] = !dashboard.log ? status.stage : opening ? 'opening' : 'drawing';
  const finished = status.computed && legend && stage !== 'opening';
  const finish = useEffectEvent(() => complete?.());
  useEffect(() => {
    if (finished) finish();
  }, [finished]);
  return { stage, logged: useCallback(() => setLog(true), []), explained: useCallback(() => setLegend(true), []) };
}

import { useCallback, useMemo } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import type { Display } from '../feed/display';
import type { Feed } from '../feed/feed';
import { figureReads, LiveSentence, LiveText } from './live-text';

interface FiguresProps {
  readonly feed: Feed | undefined;
  readonly dashboard: Dashboard;
}

/**
 * A panel's large figure and its summary sentence, both of the state that is drawn. Screen readers get the sentence of
 * the table instead: `MirrorTable`.
 */
export function Figures({ feed, dashboard }: FiguresProps) {
  const { value, unit, label } = useMemo(() => figureReads(dashboard), [dashboard]);
  const sentence = useCallback(({ state, choices }: Display) => dashboard.sentence(state, choices), [dashboard]);
  return (
    <div className="panel-statement small">
      <p className="panel-value">
        <LiveText feed={feed} read={value} />
        <small>
          <LiveText feed={feed} read={unit} /> <LiveText feed={feed} read={label} className="panel-label" />
        </small>
      </p>
      <p className="panel-summary" aria-hidden>
        <LiveSentence feed={feed} read={sentence} />
      </p>
    </div>
  );
}

import { useMemo } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import { type Comparison, comparedWith } from '../../session/address/comparison';
import { useZone } from '../../session/use-session';
import { OtherStroke } from '../../ui/other-stroke';
import type { Feed } from '../feed/feed';
import { comparedWords } from './compared-words';
import { LiveSentence, LiveText } from './live-text';
import './compared.css';

interface ComparedProps {
  readonly dashboard: Dashboard;
  readonly feed: Feed | undefined;
  readonly comparison: Comparison;
}

/**
 * The comparison of a panel with another state: the cost of the difference and further differences, then a key of the
 * other state's marks, with its figure.
 */
export default function Compared({ dashboard, feed, comparison }: ComparedProps) {
  const zone = useZone();
  const { isFrame } = dashboard.comparison ?? {};
  const { cost, sentence, key } = useMemo(() => comparedWords(dashboard, zone), [dashboard, zone]);
  return (
    <section
      className="panel-compared muted small"
      aria-label={`${dashboard.title}, compared with ${comparedWith(comparison, zone)}`}
    >
      <p className="panel-compared-words row">
        <LiveSentence feed={feed} read={cost} className="panel-compared-cost" />{' '}
        <LiveSentence feed={feed} read={sentence} />
      </p>
      <p className="panel-compared-key line">
        <OtherStroke isFrame={isFrame} />
        <LiveText feed={feed} read={key} />
      </p>
    </section>
  );
}

import { useCallback } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import { type Comparison, comparisonWords } from '../../link/comparison';
import { useZone } from '../../session/use-session';
import { differenceSentence, figureDifference } from '../../sim/words/difference';
import { unitBehind } from '../../sim/words/units';
import type { Feed } from '../feed/feed';
import type { Shown } from '../feed/shown';
import { ComparisonLegend } from './comparison-legend';
import { LiveSentence, LiveText } from './live-text';
import './compared.css';

interface ComparedProps {
  readonly dashboard: Dashboard;
  readonly feed: Feed | undefined;
  readonly comparison: Comparison;
}

/** What a panel is compared with: by how much its figure differs, that of the other state, and the differences in a sentence. */
export function Compared({ dashboard, feed, comparison }: ComparedProps) {
  const words = comparisonWords(comparison, useZone());
  const difference = useCallback(
    ({ state, other, choices }: Shown) =>
      other ? figureDifference(dashboard.readout(state, choices), dashboard.readout(other.state, choices)) : '',
    [dashboard],
  );
  const value = useCallback(
    ({ other, choices }: Shown) => {
      if (!other) return 'before 1970';
      const { value: text, unit } = dashboard.readout(other.state, choices);
      return `${text}${unitBehind(unit)}`;
    },
    [dashboard],
  );
  const sentence = useCallback(
    ({ state, other }: Shown) => {
      if (!other) return '';
      const rows = (one: unknown) => JSON.stringify(dashboard.table(one).rows);
      const areEqual = () => rows(state) === rows(other.state);
      return differenceSentence(dashboard.differences?.(state, other.state) ?? [], words, areEqual);
    },
    [dashboard, words],
  );
  return (
    <section className="panel-compared" aria-label={`${dashboard.title}, compared`}>
      <div className="panel-compared-words">
        <p className="panel-compared-value">
          <strong>
            <LiveText feed={feed} read={difference} />
          </strong>
          <LiveText feed={feed} read={value} /> <span>{words}</span>
        </p>
        <p>
          <LiveSentence feed={feed} read={sentence} />
        </p>
      </div>
      {dashboard.otherMarks && <ComparisonLegend marks={dashboard.otherMarks} />}
    </section>
  );
}

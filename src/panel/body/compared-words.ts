import type { Zone } from '../../clock/zone';
import type { Dashboard } from '../../dashboards/contract';
import { comparisonWords } from '../../session/address/comparison';
import { costSentence, differenceSentence } from '../../sim/words/difference';
import { capitalise } from '../../sim/words/sentences';
import { unitBehind } from '../../sim/words/units';
import type { Display } from '../feed/display';

/** Words of a panel that is compared. All are empty until the panel shows a state that was compared. */
interface ComparedWords {
  /** The cost of the difference. */
  cost(display: Display): string;
  /** Further differences. */
  sentence(display: Display): string;
  /** Key of what is drawn of the other state, and where that is. */
  drawn(display: Display): string;
  /** Sentence with the other state's figure where it differs, or with the reason why there is no other state. */
  figure(display: Display): string;
}

/** Returns the words of a dashboard's comparisons, as each display was compared, with times of `zone`. */
export function comparedWords(dashboard: Dashboard, zone: Zone): ComparedWords {
  const { differences = () => [], labelled, shows } = dashboard.comparison ?? {};
  const wordsOf = ({ comparison }: Display) => (comparison ? comparisonWords(comparison, zone) : '');
  const figure = (display: Display): string => {
    const { state, other, choices, comparison } = display;
    if (!comparison) return '';
    if (!other) return `${capitalise(wordsOf(display))}: before 1970.`;
    const { value, unit, label } = dashboard.figure(other.state, choices);
    if (value === dashboard.figure(state, choices).value) return '';
    return `${capitalise(wordsOf(display))}: ${value}${unitBehind(unit)} ${labelled?.(other.state) ?? label}.`;
  };
  return {
    cost: (display) =>
      display.other ? costSentence(differences(display.state, display.other.state), wordsOf(display)) : '',
    sentence(display) {
      const { state, other, comparison } = display;
      if (!other) return '';
      const rows = (one: unknown) => JSON.stringify(dashboard.table(one).rows);
      const areEqual = () => rows(state) === rows(other.state);
      const soFar = comparison?.kind === 'original' ? ' so far' : '';
      return differenceSentence(differences(state, other.state), `${wordsOf(display)}${soFar}`, areEqual);
    },
    drawn(display) {
      const { state, other, comparison } = display;
      const what = other && shows?.(other.state, state);
      return comparison && what ? `${what} ${wordsOf(display)}` : '';
    },
    figure,
  };
}

import type { Zone } from '../../clock/zone';
import type { Dashboard } from '../../dashboards/contract';
import { comparisonWords } from '../../session/address/comparison';
import { costSentence, differenceSentence, type StateComparison } from '../../sim/words/difference';
import { capitalise } from '../../sim/words/sentences';
import { unitBehind } from '../../sim/words/units';
import type { Display } from '../feed/display';

/** Words of a panel that is compared. All are empty until the panel shows a state that was compared. */
interface ComparedWords {
  /** The cost of the difference. */
  cost(display: Display): string;
  /** Further differences. */
  sentence(display: Display): string;
  /**
   * Key of the other state: what is drawn of it and where, its figure where it differs, and what further marks mean,
   * such as `Utilisation 2 hours earlier (57.8% on average over 48 cores) · outlined cores differ in state`; or the
   * reason why there is none.
   */
  key(display: Display): string;
}

/**
 * Returns the words of a dashboard's comparisons, as each display was compared, with times of `zone`. `own` is the
 * dashboard's comparison of its states.
 */
export function comparedWords(dashboard: Dashboard, own: StateComparison<unknown>, zone: Zone): ComparedWords {
  const { differences, drawn, figureLabel, legend } = own;
  const wordsOf = ({ comparison }: Display) => (comparison ? comparisonWords(comparison, zone) : '');
  const drawnWords = ({ state, other, comparison }: Display): string =>
    (comparison && other && drawn?.(other.state, state)) || '';
  const figure = ({ state, other, hasOtherFailed, choices }: Display): string => {
    if (hasOtherFailed) return 'could not be computed';
    if (!other) return 'before 1970';
    const { value, unit, label } = dashboard.figure(other.state, choices);
    if (value === dashboard.figure(state, choices).value) return '';
    return `${value}${unitBehind(unit)} ${figureLabel?.(other.state) ?? label}`;
  };
  const areEqual = (state: unknown, other: unknown): boolean => {
    const rows = (one: unknown) => {
      const { rows: own, details = [] } = dashboard.table(one);
      return JSON.stringify([own, ...details.map((detail) => detail.rows)]);
    };
    return differences(state, other).length === 0 && rows(state) === rows(other);
  };
  return {
    cost: (display) =>
      display.other ? costSentence(differences(display.state, display.other.state), wordsOf(display)) : '',
    sentence(display) {
      const { state, other, comparison } = display;
      if (!other) return '';
      const then = comparison?.kind === 'original' ? ' at this time' : '';
      return differenceSentence(differences(state, other.state), `${wordsOf(display)}${then}`, () =>
        areEqual(state, other.state),
      );
    },
    key(display) {
      const { state, other, comparison } = display;
      // A key of marks that a drawing of the same state has none of.
      if (comparison?.kind === 'original' && other && areEqual(state, other.state)) return '';
      const is = drawnWords(display);
      const its = comparison ? figure(display) : '';
      if (!is && !its) return '';
      const named = capitalise([is, wordsOf(display)].filter(Boolean).join(' '));
      if (!is) return `${named}: ${its}`;
      return `${named}${its && ` (${its})`}${legend ? ` · ${legend}` : ''}`;
    },
  };
}

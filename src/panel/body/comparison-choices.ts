import { type Comparison, comparisonText, readComparison } from '../../session/address/comparison';
import { isFork, type WorldName } from '../../sim/math/seed-of';
import { earlierWords } from '../../sim/words/other-words';
import { DAY_HOURS } from '../../sim/words/time';

/** Value of the choice that asks for an instant. */
export const TYPED = 'instant';

/** Returns the value of the choice that stands for a comparison. */
export function choiceOf(comparison: Comparison | undefined): string {
  if (!comparison) return 'none';
  return comparison.kind === 'instant' ? TYPED : comparisonText(comparison);
}

/**
 * Returns the comparison that a choice stands for in a world. Only in a fork is `none` a choice: elsewhere it is what
 * holds anyway.
 */
export const comparisonOf = (choice: string, world: WorldName): Comparison | undefined =>
  choice === 'none' && !isFork(world) ? undefined : readComparison(choice);

/** Comparisons on offer in a world, each as an address writes it and in words. `chosen` is always among them. */
export function comparisonChoices(
  world: WorldName,
  cycleDays: number,
  chosen: Comparison | undefined,
): readonly (readonly [value: string, words: string])[] {
  const earlier = (hours: number) => [choiceOf({ kind: 'earlier', hours }), earlierWords(hours)] as const;
  const cycle = cycleDays * DAY_HOURS;
  const choices: (readonly [string, string])[] = [
    ['none', 'Nothing'],
    ...(isFork(world) ? [['original', 'The original world'] as const] : []),
    earlier(1),
    earlier(DAY_HOURS),
    ...(cycle === DAY_HOURS ? [] : [[earlier(cycle)[0], `One cycle earlier (${cycleDays} days)`] as const]),
    [TYPED, 'Another time'],
  ];
  const isOffered = choices.some(([value]) => value === choiceOf(chosen));
  return chosen?.kind === 'earlier' && !isOffered ? [...choices, earlier(chosen.hours)] : choices;
}

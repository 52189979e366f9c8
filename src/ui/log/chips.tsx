import type { Tone } from '../../theme/tokens';
import { StatusMark } from '../status-mark';

interface ChipsProps<W extends string> {
  readonly label: string;
  readonly words: readonly W[];
  readonly tones: Readonly<Record<W, Tone>>;
  /** Chosen words; an empty list stands for all. */
  readonly chosen: readonly W[];
  choose(words: readonly W[]): void;
}

/** Words of which any number can be chosen. */
export function Chips<W extends string>({ label, words, tones, chosen, choose }: ChipsProps<W>) {
  const toggle = (word: W) => choose(words.filter((each) => (each === word) !== chosen.includes(each)));
  return (
    <fieldset className="log-chips row tight">
      <legend className="muted fine">{label}</legend>
      {words.map((word) => (
        <button
          key={word}
          type="button"
          className="log-chip button"
          aria-pressed={chosen.includes(word)}
          onClick={() => toggle(word)}
        >
          <StatusMark tone={tones[word]} />
          {word}
        </button>
      ))}
      <button type="button" className="log-chip button" aria-pressed={chosen.length === 0} onClick={() => choose([])}>
        All
      </button>
    </fieldset>
  );
}

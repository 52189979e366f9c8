import type { OtherMark } from '../../dashboards/contract';
import { Stroke, type StrokeProps } from '../../ui/swatch';

/** A piece of each mark, drawn like `plot/compared` and the drawings' own lines. */
const LOOKS: Readonly<Record<OtherMark, StrokeProps>> = {
  tick: { colour: 'text', width: 2, path: 'M4 7h20' },
  upright: { colour: 'text', width: 1.5, path: 'M14 0v14' },
  frame: { colour: 'text', width: 1, path: 'M8 1.5h12v11H8Z' },
  line: { colour: 'faint', width: 1, path: 'M0 10C8 10 10 4 16 4S22 8 28 8' },
  dots: { colour: 'text', width: 1.7, dash: 'ghost', path: 'M1 7h27' },
  dashes: { colour: 'text', width: 1.5, dash: 'dashes', path: 'M0 7h28' },
  ring: { colour: 'text', width: 1.5, path: 'M9 7a5 5 0 1 0 10 0a5 5 0 1 0-10 0' },
};

interface ComparisonLegendProps {
  readonly marks: Readonly<Partial<Record<OtherMark, string>>>;
  /** When or where the other state is, such as `in the original`. */
  readonly words: string;
}

/**
 * Legend of a drawing's marks of the compared state. Assistive technology has the differences in a
 * sentence instead.
 */
export function ComparisonLegend({ marks, words }: ComparisonLegendProps) {
  return (
    <ul className="legend muted small" aria-hidden="true">
      {(Object.keys(marks) as OtherMark[]).map((mark) => (
        <li key={mark}>
          <Stroke {...LOOKS[mark]} />
          {` ${marks[mark]} ${words}`}
        </li>
      ))}
    </ul>
  );
}

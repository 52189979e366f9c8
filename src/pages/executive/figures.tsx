import type { ExecutiveFigure } from '../../content/executive-figures';

/** A tab's figures in a row, large. */
export function ExecutiveFigures({ figures }: { figures: readonly ExecutiveFigure[] }) {
  return (
    <dl className="executive-figures figures">
      {figures.map(({ value, unit, is }) => (
        <div key={is}>
          <dt className="small">{is}</dt>
          <dd>
            {value}
            {unit && <small>{` ${unit}`}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

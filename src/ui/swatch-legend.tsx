import type { Ink } from '../theme/ink';
import { Swatch } from './swatch';

/** Creates a legend with the meaning of each ink, to be the default export of a dashboard's `legend.tsx`. */
export const swatchLegend = (inks: readonly (readonly [ink: Ink & { faint?: boolean }, meaning: string])[]) =>
  function Legend() {
    return (
      <ul className="legend muted small">
        {inks.map(([ink, meaning]) => (
          <li key={meaning}>
            <Swatch {...ink} />
            {` ${meaning}`}
          </li>
        ))}
      </ul>
    );
  };

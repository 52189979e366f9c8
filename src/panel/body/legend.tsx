import type { Dashboard } from '../../dashboards/contract';
import { Part } from '../../loading/part';

interface LegendProps {
  readonly load: NonNullable<Dashboard['legend']>;
  /** Called once it is on the page. */
  arrived(): void;
}

/** What the dashboard shows below its drawing. */
export function Legend({ load, arrived }: LegendProps) {
  return (
    <Part
      name="The legend"
      load={load}
      props={{}}
      arrived={arrived}
      fallback={<p className="legend" data-loading="" />}
    />
  );
}

import { useCallback } from 'react';
import { zonedTime } from '../../clock/zone';
import { completeSentence, type Dashboard } from '../../dashboards/contract';
import { comparisonWords } from '../../session/address/comparison';
import { useComparison, useZone } from '../../session/use-session';
import { isEqual } from '../../sim/math/equality';
import { comparedTable } from '../../sim/tables/compared-table';
import { type NamedTable, readableTable, type Table } from '../../sim/tables/table';
import type { Mirror } from '../../ui/mirror-table';
import type { Display } from '../feed/display';

/** All tables of a drawing's state: its rows first, then its details. */
function tablesOf({ title, unit, table }: Dashboard, state: unknown): NamedTable[] {
  const { details = [], ...rows } = table(state);
  return [{ name: `${title}, ${unit}`, ...rows }, ...details];
}

interface PanelTables {
  /** Returns the state as rows. */
  table(display: Display): Table;
  /** Returns the tables that mirror the drawing, beside the tables of the compared state. */
  mirror(display: Display): Mirror;
  /** Returns the state in a sentence with its figure. */
  summary(display: Display): string;
}

/**
 * Functions that turn a display into tables in the page's zone, with the instant as `instantText` prints it. They stay
 * the same until the zone, the comparison or `instantText` changes.
 */
export function useTables(dashboard: Dashboard, instantText: (shown: { t: number }) => string): PanelTables {
  const zone = useZone();
  const [comparison] = useComparison();
  const words = comparison && comparisonWords(comparison, zone);
  const inZone = useCallback(
    <T extends Table>(table: T) => readableTable(table, zone === 'utc' ? undefined : (at) => zonedTime(at, zone)),
    [zone],
  );
  const table = useCallback(({ state }: Display) => inZone(dashboard.table(state)), [dashboard, inZone]);
  const mirror = useCallback(
    ({ state, at, comparison: made, other }: Display) => {
      // A comparison that is chosen has a column at once, and cells with the next state.
      const others = other && isEqual(made, comparison) ? tablesOf(dashboard, other.state) : undefined;
      const tables = tablesOf(dashboard, state).map((one, i) =>
        words ? comparedTable(one, others?.[i], words, inZone) : inZone(one),
      );
      return { when: `, as of ${instantText({ t: at })}`, tables };
    },
    [dashboard, instantText, inZone, comparison, words],
  );
  const summary = useCallback(
    ({ state, choices }: Display) => completeSentence(dashboard, state, choices),
    [dashboard],
  );
  return { table, mirror, summary };
}

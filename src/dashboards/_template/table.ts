import type { Table } from '../../sim/table';
import { isoInstant } from '../../sim/units';
import type { TemplateState } from './sim';

/** One row a pulse, oldest first. */
export function templateTable({ pulses }: TemplateState): Table {
  return {
    columns: [
      { key: 'n', label: 'Pulse', numeric: true },
      { key: 'ts', label: 'Instant', unit: 'UTC' },
    ],
    rows: pulses.map(({ n, ts }) => [n, isoInstant(ts)]),
  };
}

/** The state in one sentence. */
export function templateSummary({ pulses }: TemplateState): string {
  return `${pulses.length} pulses in the last minute.`;
}

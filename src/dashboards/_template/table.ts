import type { Table } from '../../sim/words/table';
import type { TemplateState } from './sim';

/** One row a pulse, oldest first. */
export function templateTable({ pulses }: TemplateState): Table {
  return {
    columns: [
      { key: 'n', label: 'Pulse', numeric: true },
      { key: 'ts', label: 'Time', instant: 'full' },
    ],
    rows: pulses.map(({ n, ts }) => [n, ts]),
  };
}

/** The state in one sentence. */
export function templateSummary({ pulses }: TemplateState): string {
  return `${pulses.length} pulses in the last minute.`;
}

import { type Table, tableOf } from '../../sim/tables/table';
import type { TemplateState } from './sim';

/** Table with one row per pulse, oldest first. */
export const templateTable = ({ pulses }: TemplateState): Table =>
  tableOf(pulses, {
    key: ({ n }) => String(n),
    at: ({ ts }) => ts,
    columns: [
      { key: 'n', label: 'Pulse', numeric: true, cell: ({ n }) => n },
      { key: 'ts', label: 'Time', instant: 'full', cell: ({ ts }) => ts },
    ],
  });

/** Sentence that adds the newest pulse to the figure. */
export function templateSentence({ pulses }: TemplateState): string {
  return `The newest is pulse ${pulses.at(-1)?.n ?? 'none'}.`;
}

import type { Choices, Dashboard } from '../../dashboards/contract';
import { readValues } from '../../link/table';

/** The display choices that a query names, beside the initial ones; undefined for a dashboard without any. */
export function choicesIn({ choices }: Dashboard, search: string): Choices | undefined {
  if (!choices) return undefined;
  const initial = Object.entries(choices).map(([key, parameter]) => [key, parameter.initial]);
  return { ...Object.fromEntries(initial), ...readValues(choices, search) };
}

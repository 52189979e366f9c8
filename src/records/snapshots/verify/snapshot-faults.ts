import { shortenText } from '../file/shorten-text';
import type { Snapshot } from '../file/snapshot';

const isExport = (name: string) => name.includes('/');

const twice = (names: readonly string[]) => new Set(names.filter((name, i) => names.indexOf(name) < i));

/** Faults in the entries as a whole, or as a single export. */
function* entryFaults(names: readonly string[], site: readonly string[]): Generator<string> {
  if (names.length === 0) yield 'It has no entries.';
  for (const name of twice(names)) yield `It has more than one entry for ${name}.`;
  const exported = names.filter(isExport);
  if (exported.length > 0) {
    if (exported.length < names.length)
      yield `It holds the export ${exported[0]} beside other entries: an export is alone in its file.`;
    return;
  }
  const missing = site.filter((id) => !names.includes(id));
  if (names.length > 0 && missing.length > 0) yield `It has no entry for ${missing.join(', ')}.`;
  const ids = [...new Set(names)].filter((name) => site.includes(name));
  const inOrder = site.filter((id) => ids.includes(id));
  if (ids.join() !== inOrder.join()) yield 'Its entries are not in the order in which the site writes them.';
}

/** Faults in the models that belong to the entries. */
function* modelFaults({ models, entries }: Snapshot): Generator<string> {
  const namesOfEntries = new Set(entries.map(({ name }) => name.split('/')[0]));
  for (const id of Object.keys(models)) {
    if (!namesOfEntries.has(id)) yield `It names a model of ${id} without an entry for it.`;
  }
  const cycles = Object.entries(models).flatMap(([id, { settings }]) => {
    const days: unknown = Object.hasOwn(settings as object, 'cycleDays')
      ? Reflect.get(settings as object, 'cycleDays')
      : undefined;
    return days === undefined ? [] : [{ id, days: JSON.stringify(days) }];
  });
  const [first] = cycles;
  const second = cycles.find(({ days }) => days !== first?.days);
  if (first && second) {
    yield `Its settings belong to different worlds: the cycle is ${shortenText(first.days)} days for ${first.id} and ${shortenText(second.days)} for ${second.id}.`;
  }
}

/**
 * Faults of a snapshot as a whole, one sentence each, for a site with the given subsystems in order. The site writes an
 * entry and a model for each, with the settings of one world, or a single export.
 */
export function snapshotFaults(snapshot: Snapshot, site: readonly string[]): readonly string[] {
  const names = snapshot.entries.map(({ name }) => name);
  return [...entryFaults(names, site), ...modelFaults(snapshot)];
}

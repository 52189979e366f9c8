/**
 * Ids of the dashboards, in the order of the registry's entries, without loading any of them.
 * @param {string} registry the text of `src/dashboards/registry.ts`
 * @returns {string[]}
 * @throws where an entry is more than a name
 */
export function dashboardIds(registry) {
  const entries = /export const dashboards = \{([^}]*)\}/.exec(registry)?.[1] ?? '';
  const ids = entries.split(',').map((entry) => entry.trim());
  if (ids.at(-1) === '') ids.pop();
  const strange = ids.find((id) => !/^[a-z]+$/.test(id));
  if (ids.length === 0 || strange !== undefined) {
    throw new Error(`src/dashboards/registry.ts: "${strange ?? entries}" is not the id of a dashboard`);
  }
  return ids;
}

const keepers = new Set<() => boolean>();

/** Registers `has`, which tells whether a reload would lose unsaved data that lives as long as the document. */
export function guardFromReload(has: () => boolean): void {
  keepers.add(has);
}

/** Whether a reload of the document would lose unsaved data. */
export function hasUnsaved(): boolean {
  return [...keepers].some((has) => has());
}

const keepers = new Set<() => boolean>();

/** Registers `has`, which tells whether a reload would lose unsaved data. The function returned takes it back. */
export function guardFromReload(has: () => boolean): () => void {
  keepers.add(has);
  return () => keepers.delete(has);
}

/** Whether a reload of the document would lose unsaved data. */
export function hasUnsaved(): boolean {
  return [...keepers].some((has) => has());
}

const checks = new Set<() => boolean>();

/** Registers `has`, which tells whether a reload would lose unsaved data. The function returned takes it back. */
export function registerUnsaved(has: () => boolean): () => void {
  checks.add(has);
  return () => checks.delete(has);
}

/** Whether a reload of the document would lose unsaved data. */
export function hasUnsaved(): boolean {
  return [...checks].some((has) => has());
}

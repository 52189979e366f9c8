const checks = new Set<() => boolean>();

/** Registers a test that is true if a reload would lose unsaved data. The function returned removes it. */
export function registerUnsaved(has: () => boolean): () => void {
  checks.add(has);
  return () => checks.delete(has);
}

/** True if a reload of the document would lose unsaved data. */
export function hasUnsaved(): boolean {
  return [...checks].some((has) => has());
}

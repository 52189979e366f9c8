const keepers = new Set<() => boolean>();

/** Names something that lives as long as the document: `has` tells whether a reload would lose any of it now. */
export function guardFromReload(has: () => boolean): void {
  keepers.add(has);
}

/** True where a reload of the document would lose something that the visitor has not saved. */
export function hasUnsaved(): boolean {
  return [...keepers].some((has) => has());
}

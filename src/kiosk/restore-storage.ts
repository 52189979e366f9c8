/** The entry that outlives a visitor: the show's own record. */
const KEPT = 'northwall.kiosk';

/** The entries of a storage by name; undefined where there is no storage. */
function entries(storage: () => Storage): Map<string, string> | undefined {
  try {
    const kept = storage();
    return new Map(Object.keys(kept).map((key) => [key, kept.getItem(key) ?? '']));
  } catch {
    return undefined;
  }
}

/** Restores a storage to exactly these entries. */
function restore(storage: () => Storage, before: ReadonlyMap<string, string> | undefined): void {
  try {
    const now = storage();
    for (const key of Object.keys(now)) if (key !== KEPT && !before?.has(key)) now.removeItem(key);
    for (const [key, value] of before ?? []) if (key !== KEPT) now.setItem(key, value);
  } catch {
    // There is none, or it is full: nothing was kept.
  }
}

/**
 * Records the site’s stored entries. The function returned restores them, so that what a visitor stored since is
 * forgotten.
 */
export function rememberStorage(): () => void {
  const kinds = [() => localStorage, () => sessionStorage] as const;
  const before = kinds.map(entries);
  return () => {
    kinds.forEach((kind, i) => {
      restore(kind, before[i]);
    });
  };
}

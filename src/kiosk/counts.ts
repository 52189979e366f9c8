/**
 * What is counted of a show: scenes that came on, touches, what a visitor opened, and the same taken along as a QR
 * code.
 */
const COUNTED = ['scene', 'touch', 'opened', 'taken'] as const;

/** How often one thing happened. It says nothing of when, in which order, or by whom. */
export interface Count {
  readonly kind: (typeof COUNTED)[number];
  /** A scene, a panel or a path; empty for touches. */
  readonly name: string;
  readonly count: number;
}

/** Counts in memory, once somebody asks for the counts. Before that it only knows the scene that is on. */
export interface Counter {
  add(kind: Count['kind'], name?: string): void;
  /** What was counted since the last call. The first call starts the counting, with the scene that is on. */
  take(): readonly Count[];
}

export function createCounter(): Counter {
  let counts = new Map<string, Count>();
  let counting = false;
  return {
    add(kind, name = '') {
      if (!counting) {
        if (kind !== 'scene') return;
        counts.clear();
      }
      const key = `${kind} ${name}`;
      counts.set(key, { kind, name, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    take() {
      const result = [...counts.values()];
      counts = new Map();
      counting = true;
      return result;
    },
  };
}

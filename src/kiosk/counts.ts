/**
 * Kinds of counts in a show: scenes that came on, touches, subjects that visitors opened, and subjects taken along as a
 * QR code.
 */
const COUNTED = ['scene', 'touch', 'opened', 'taken'] as const;

/** Number of times that one thing happened, without time, order or person. */
export interface Count {
  readonly kind: (typeof COUNTED)[number];
  /** Name of a scene or a panel, or a path; empty for touches. */
  readonly name: string;
  readonly count: number;
}

/** Counts in memory from the first request for counts on. Before that it remembers only the present scene. */
export interface Counter {
  add(kind: Count['kind'], name?: string): void;
  /** Returns the counts since the last call. The first call starts the counting, with the present scene. */
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

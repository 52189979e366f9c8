import type { Container } from 'pixi.js';

interface KeptPart {
  readonly container: Container;
}

/** Keeps a part of a view while it is asked for with the same key; a new key replaces it by a new part. */
export function createKeyedPart<P extends KeptPart>(parent: Container) {
  let key: string | undefined;
  let part: P | undefined;
  return (wanted: unknown, make: () => P): P => {
    const text = JSON.stringify(wanted);
    if (part && text === key) return part;
    part?.container.destroy({ children: true, context: true });
    key = text;
    part = make();
    parent.addChild(part.container);
    return part;
  };
}

/** Keeps as many equal parts of a view as were ever needed at once, and hides those that are not needed. */
export function createPartPool<P extends KeptPart>(parent: Container, make: () => P) {
  const parts: P[] = [];
  return (count: number): readonly P[] => {
    while (parts.length < count) {
      const part = make();
      parts.push(part);
      parent.addChild(part.container);
    }
    parts.forEach(({ container }, i) => {
      container.visible = i < count;
    });
    return parts.slice(0, count);
  };
}

/** Returns a function that is true if any of its arguments differs from the last call's. */
export function createChangeCheck() {
  let last: readonly unknown[] = [];
  return (...values: readonly unknown[]): boolean => {
    const isAnother = values.some((value, i) => value !== last[i]);
    last = values;
    return isAnother;
  };
}

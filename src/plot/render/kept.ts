import type { Container } from 'pixi.js';

interface Part {
  readonly view: Container;
}

/**
 * Keeps a part of a view as long as it is wanted with the same key, and makes another one in its place for another key.
 */
export function keptBy<P extends Part>(parent: Container) {
  let key: string | undefined;
  let part: P | undefined;
  return (wanted: unknown, make: () => P): P => {
    const text = JSON.stringify(wanted);
    if (part && text === key) return part;
    part?.view.destroy({ children: true, context: true });
    key = text;
    part = make();
    parent.addChild(part.view);
    return part;
  };
}

/** Keeps as many equal parts of a view as were ever wanted at once, and hides those that are not. */
export function pooled<P extends Part>(parent: Container, make: () => P) {
  const parts: P[] = [];
  return (count: number): readonly P[] => {
    while (parts.length < count) {
      const part = make();
      parts.push(part);
      parent.addChild(part.view);
    }
    parts.forEach(({ view }, i) => {
      view.visible = i < count;
    });
    return parts.slice(0, count);
  };
}

/** Says whether any of some values is another than it was the last time. */
export function changes() {
  let last: readonly unknown[] = [];
  return (...values: readonly unknown[]): boolean => {
    const isAnother = values.some((value, i) => value !== last[i]);
    last = values;
    return isAnother;
  };
}

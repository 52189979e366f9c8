import type { ComponentType } from 'react';

type Loaded<P> = Promise<{ default: ComponentType<P> }>;

/** Turns `load` into a loader of a `Part` for each `of`: the same function every time, because `Part` compares it. */
export function loaderFor<K extends object, P>(load: (of: K) => Loaded<P>): (of: K) => () => Loaded<P> {
  const loaders = new WeakMap<K, () => Loaded<P>>();
  return (of) => {
    const loader = loaders.get(of) ?? (() => load(of));
    loaders.set(of, loader);
    return loader;
  };
}

/**
 * Caches the last `capacity` results of `compute` as `cacheLast` does, by several arguments, which are compared by
 * identity. `compute` must be pure, and callers must not change a result.
 */
export function cacheArguments<A extends readonly unknown[], V>(
  capacity: number,
  compute: (...args: A) => V,
): (...args: A) => V {
  const calls: { readonly args: A; readonly result: V }[] = [];
  return (...args) => {
    const found = calls.find((call) => call.args.every((value, i) => Object.is(value, args[i])));
    if (found) return found.result;
    const result = compute(...args);
    calls.unshift({ args, result });
    calls.splice(capacity);
    return result;
  };
}

/**
 * `cacheLast` for functions of several arguments, which are compared by identity: the last `capacity` results of
 * `compute`, which must be pure. Nobody may change a result.
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

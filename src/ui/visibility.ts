/** How much of an element is in the window. */
interface Visibility {
  /** Whether any of it is, or touches the window's edge. */
  readonly inSight: boolean;
  /** The share of its area that is, 0 to 1. */
  readonly share: number;
}

/**
 * Calls back when one of `shares` of an element's area comes into the window or leaves it, and at the beginning. The function returned
 * stops that. A browser that cannot tell gets the element as in sight for good.
 */
export function onVisibility(element: Element, shares: number[], listener: (sight: Visibility) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    listener({ inSight: true, share: 1 });
    return () => {};
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      listener({ inSight: entries.some((one) => one.isIntersecting), share: last?.intersectionRatio ?? 0 });
    },
    { threshold: shares },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}

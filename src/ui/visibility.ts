/** Visibility of an element in the window. */
interface Visibility {
  /** True if any part of the element is visible, or touches the window's edge. */
  readonly isInSight: boolean;
  /** Visible share of the element's area, 0 to 1. */
  readonly share: number;
}

/**
 * Calls back at once and whenever the visible share of an element's area crosses one of `shares`. Without
 * IntersectionObserver the element counts as visible. The function returned stops it.
 */
export function onVisibility(element: Element, shares: number[], listener: (sight: Visibility) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    listener({ isInSight: true, share: 1 });
    return () => {};
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      listener({ isInSight: entries.some((one) => one.isIntersecting), share: last?.intersectionRatio ?? 0 });
    },
    { threshold: shares },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}

/** Margin around the window within which an element counts as near: a share of the window's height. */
const NEAR = '25%';

/**
 * Calls back once, when an element is in or near the window; at once without IntersectionObserver. The function
 * returned stops it.
 */
export function onApproach(element: Element, listener: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    listener();
    return () => {};
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some((one) => one.isIntersecting)) return;
      watcher.disconnect();
      listener();
    },
    { rootMargin: `${NEAR} 0px` },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}

/** Counts the comments within an element. */
function commentsIn(root: HTMLElement): number {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
}

/**
 * True if the page in `root` is as the build wrote it: no server has stripped comments, no extension has added
 * anything, and no browser has translated it.
 */
export function isUnedited(root: HTMLElement): boolean {
  const shape = [root.getElementsByTagName('*').length, commentsIn(root), root.textContent.length];
  return root.dataset.shape === shape.join('.');
}

/**
 * Returns a function that finds the focused element in another copy of the page: by its id, or by its tag, its text and
 * its place among equals.
 */
function placeOfFocus(root: HTMLElement): () => HTMLElement | undefined {
  const focused = document.activeElement;
  if (!focused || !root.contains(focused)) return () => undefined;
  const { id, localName, textContent } = focused;
  const alike = () =>
    [...root.querySelectorAll<HTMLElement>(id ? `#${CSS.escape(id)}` : localName)].filter(
      (element) => element.textContent === textContent,
    );
  const place = alike().indexOf(focused as HTMLElement);
  return () => alike()[place];
}

/** Records a visitor's place on the page. The function returned restores it in another copy of the page. */
export function rememberPlace(root: HTMLElement): () => void {
  const focus = placeOfFocus(root);
  const y = scrollY;
  return () => {
    if (document.activeElement === document.body) focus()?.focus({ preventScroll: true });
    scrollTo(0, y);
  };
}

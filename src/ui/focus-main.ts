/** Moves focus to the page's content, for a button that its own press removes. */
export const focusMain = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

/** Marks the document `data-ready`: the page responds to a visitor, and a panel that is shown alone has its content. */
export function markReady(): void {
  document.documentElement.dataset.ready = '';
}

/** True once the page responds to a visitor. */
export const isReady = (): boolean => 'ready' in document.documentElement.dataset;

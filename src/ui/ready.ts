/** Marks the document `data-ready`: the page answers to a visitor, and a panel that is shown alone has its content. */
export function markReady(): void {
  document.documentElement.dataset.ready = '';
}

/** Whether the page answers to a visitor. */
export const isReady = (): boolean => 'ready' in document.documentElement.dataset;

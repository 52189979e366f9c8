import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Makes a click anywhere on a row act like its button, unless it presses a button or ends a selection of text. The key
 * is the `data-key` of the row's item.
 */
export function useRowClicks(list: RefObject<HTMLElement | null>, toggle: (key: string) => void): void {
  const clicked = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('button')) return;
    const key = target.closest('.log-row')?.closest<HTMLElement>('[data-key]')?.dataset.key;
    if (key !== undefined && getSelection()?.isCollapsed !== false) toggle(key);
  });
  useEffect(() => {
    const element = list.current;
    const listener = (event: MouseEvent) => clicked(event);
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, [list]);
}

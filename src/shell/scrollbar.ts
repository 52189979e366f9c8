import { useEffect } from 'react';

/**
 * Sets `data-scrollbar` on the document before a modal dialog locks the page and so removes its scrollbar, if there is
 * one whose space is to be kept. Otherwise a page too short for a scrollbar would shift.
 */
export function useScrollbarPlace(): void {
  useEffect(() => {
    const root = document.documentElement;
    const note = (event: Event) => {
      if (!(event.target instanceof HTMLDialogElement) || (event as ToggleEvent).newState !== 'open') return;
      root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
    };
    // In the capture phase, because the event does not bubble.
    document.addEventListener('beforetoggle', note, true);
    return () => document.removeEventListener('beforetoggle', note, true);
  }, []);
}

import { useEffect } from 'react';

/**
 * Before a modal dialog locks the page, and so takes its scrollbar away, `data-scrollbar` on the document says whether
 * there is one whose place is to be kept. Without it, a page too short for a scrollbar would be pushed aside.
 */
export function useScrollbarPlace(): void {
  useEffect(() => {
    const root = document.documentElement;
    const note = (event: Event) => {
      if (!(event.target instanceof HTMLDialogElement) || (event as ToggleEvent).newState !== 'open') return;
      root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
    };
    // The event does not bubble.
    document.addEventListener('beforetoggle', note, true);
    return () => document.removeEventListener('beforetoggle', note, true);
  }, []);
}

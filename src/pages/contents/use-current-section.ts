import { useEffect, useState } from 'react';
import { usePageAddress } from '../../session/address/page-route';
import { currentSection } from './current-section';

/** Returns the px from the document's top to that of `element`, as if nothing were scrolled or turned. */
const topOf = (element: HTMLElement | null): number =>
  element ? element.offsetTop + topOf(element.offsetParent as HTMLElement | null) : 0;

/** Anchor of the section being read, among the given ones; undefined before the first and in prerendered HTML. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const address = usePageAddress();
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const index = ids.findIndex((id) => `#${id}` === address.hash);
    let requested = index < 0 ? undefined : index;
    const sections = ids.map((id) => document.getElementById(id));
    // Inside a kiosk's picture its page scrolls, and not the document.
    const scroller = sections[0]?.closest<HTMLElement>('.kiosk-page') ?? document.documentElement;
    const landed = scroller.scrollTop;
    const mark = () => {
      const { clientHeight: height, scrollHeight, scrollTop } = scroller;
      const first = topOf(scroller) + scrollTop;
      const tops = sections.map((section) => (section ? topOf(section) - first : Number.POSITIVE_INFINITY));
      const below = Math.max(0, scrollHeight - height - scrollTop);
      const index = currentSection({ tops, height, above: scrollTop, below, requested, isStill: scrollTop === landed });
      if (index !== requested) requested = undefined;
      setRead(ids[index]);
    };
    mark();
    addEventListener('scroll', mark, { capture: true, passive: true });
    addEventListener('resize', mark);
    return () => {
      removeEventListener('scroll', mark, { capture: true });
      removeEventListener('resize', mark);
    };
  }, [ids, address]);
  return read;
}

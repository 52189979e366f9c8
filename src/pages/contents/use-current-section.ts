import { useEffect, useState } from 'react';
import { usePageAddress } from '../../session/address/page-route';
import { currentSection } from './current-section';

/** Anchor of the section being read, among the given ones; undefined before the first and in prerendered HTML. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const address = usePageAddress();
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const index = ids.findIndex((id) => `#${id}` === address.hash);
    let requested = index < 0 ? undefined : index;
    const landed = document.documentElement.scrollTop;
    const mark = () => {
      const { clientHeight: height, scrollHeight, scrollTop } = document.documentElement;
      const tops = ids.map(
        (id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      );
      const below = Math.max(0, scrollHeight - height - scrollTop);
      const index = currentSection({ tops, height, above: scrollTop, below, requested, isStill: scrollTop === landed });
      if (index !== requested) requested = undefined;
      setRead(ids[index]);
    };
    mark();
    addEventListener('scroll', mark, { passive: true });
    addEventListener('resize', mark);
    return () => {
      removeEventListener('scroll', mark);
      removeEventListener('resize', mark);
    };
  }, [ids, address]);
  return read;
}

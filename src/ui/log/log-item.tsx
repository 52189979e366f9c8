import type { Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface LogItemProps {
  /** The row's key. */
  readonly of: string;
  readonly virtual: Virtualizer<HTMLDivElement, HTMLLIElement>;
  readonly index: number;
  /** All rows of the list. */
  readonly count: number;
  readonly children: ReactNode;
}

/** The place of a row in the list. It is measured for each row that comes to stand in it. */
export function LogItem({ of, virtual, index, count, children }: LogItemProps) {
  const element = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    virtual.measureElement(element.current);
    return () => {
      virtual.elementsCache.delete(of);
    };
  }, [virtual, of]);
  return (
    <li ref={element} data-index={index} data-key={of} aria-setsize={count} aria-posinset={index + 1}>
      {children}
    </li>
  );
}

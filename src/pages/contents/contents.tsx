import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import type { SectionHeading } from '../../content/document';
import { usePageAddress, usePageNavigate } from '../../session/address/page-route';
import { opensElsewhere } from '../../ui/opens-elsewhere';
import { useCurrentSection } from './use-current-section';
import './contents.css';

/** Links to a page's sections, the one being read marked. Without scripts they are plain links to anchors. */
export function Contents({ headings }: { headings: readonly SectionHeading[] }) {
  const list = useRef<HTMLOListElement>(null);
  const go = usePageNavigate();
  const { hash } = usePageAddress();
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const read = useCurrentSection(ids);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    const box = list.current;
    if (!link || !box || box.scrollHeight <= box.clientHeight) return;
    box.scrollTop = link.offsetTop - (box.clientHeight - link.offsetHeight) / 2;
  });

  // The router scrolls, so that going back restores the position; focus goes along, and the address keeps its query.
  const follow = (event: MouseEvent, id: string) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    go({ hash: id }, { replace: hash === `#${id}` });
    document.getElementById(id)?.focus({ preventScroll: true });
  };

  if (headings.length === 0) return null;
  return (
    <nav className="contents small" aria-labelledby="contents-title">
      <h2 className="label" id="contents-title">
        Contents
      </h2>
      <ol ref={list}>
        {headings.map(({ id, number, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === read ? 'location' : undefined}
              onClick={(event) => follow(event, id)}
            >
              {number && <span className="contents-number">{`${number} `}</span>}
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

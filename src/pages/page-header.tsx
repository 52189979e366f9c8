import type { ReactNode } from 'react';
import type { Frontmatter } from '../content/document';
import './page-header.css';

interface PageHeaderProps {
  readonly head: Frontmatter;
  /** The page's introduction; a page without one says it elsewhere. */
  readonly lead?: ReactNode;
  /** What a page offers in the lead's place. */
  readonly controls?: ReactNode;
}

/** The top of every page: eyebrow, title, what a policy adds to it, and the lead, always in the same places. */
export function PageHeader({ head: { eyebrow, heading, updated, note }, lead, controls }: PageHeaderProps) {
  return (
    <header className="page-header grid">
      <p className="eyebrow line muted small">{eyebrow}</p>
      <h1>{heading}</h1>
      {(updated || note) && (
        <div className="page-facts stack muted small">
          {updated && (
            <p>
              <span>Last Updated</span>{' '}
              <time className="mono" dateTime={updated}>
                {updated}
              </time>
            </p>
          )}
          {note && <p className="note muted small">{note}</p>}
        </div>
      )}
      {lead && <div className="page-lead prose">{lead}</div>}
      {controls && <div className="page-controls stack">{controls}</div>}
    </header>
  );
}

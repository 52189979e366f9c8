import type { ReactNode } from 'react';
import type { Frontmatter } from '../content/document';
import './page-header.css';

interface PageHeaderProps {
  readonly head: Frontmatter;
  /** Introduction of the page; absent if another part of the page has it. */
  readonly lead?: ReactNode;
  /** Controls of the page in the lead's place. */
  readonly controls?: ReactNode;
}

/** Top of every page: eyebrow, title, a policy's additions, and the lead, always in the same places. */
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

import { Link } from 'react-router-dom';
import type { Frontmatter } from '../../content/document';
import { StatusMark } from '../../ui/status-mark';
import { LostFork } from './lost-fork';
import './not-found.css';

/** Page of every address that no route has. */
export function NotFound({ head }: { head: Frontmatter }) {
  return (
    <article className="page not-found">
      <p className="eyebrow line muted small">
        <StatusMark tone="warn" />
        {` ${head.eyebrow}`}
      </p>
      <h1>{head.heading}</h1>
      <p className="lost-way">
        Route not found. <Link to="/">Return to home.</Link>
      </p>
      <LostFork />
    </article>
  );
}

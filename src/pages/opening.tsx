import type { Frontmatter } from '../content/document';
import { Heading } from './heading';
import './opening.css';
import type { PageProps } from './page';

/** A page's heading with its introduction beside it, below it where there is no room. */
export function Opening({ head, text }: { head: Frontmatter } & Pick<PageProps, 'text'>) {
  return (
    <div className="opening">
      <Heading head={head} />
      <div className="prose">{text}</div>
    </div>
  );
}

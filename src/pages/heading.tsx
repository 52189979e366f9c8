import type { Frontmatter } from '../content/document';

/** A page's eyebrow and its one `h1`. */
export function Heading({ head }: { head: Frontmatter }) {
  return (
    <header className="page-heading">
      <p className="eyebrow">{head.eyebrow}</p>
      <h1>{head.heading}</h1>
    </header>
  );
}

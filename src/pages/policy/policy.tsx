import { Link } from 'react-router-dom';
import { frontmatter } from '../../content/documents';
import { LEGAL_GROUPS } from '../../content/legal';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { TextColumns } from '../text-columns';
import { Introduction } from '../text-part';
import './policy.css';

/** All policies in their groups, this one marked. */
function Policies({ path }: { path: string }) {
  return (
    <nav className="policy-others small" aria-label="Policies">
      {LEGAL_GROUPS.map(({ label, policies }) => (
        <section key={label}>
          <h2 className="label">{label}</h2>
          <ul className="hairlines">
            {policies.map((slug) => (
              <li key={slug}>
                <Link to={`/${slug}`} aria-current={path === `/${slug}` ? 'page' : undefined}>
                  {frontmatter(`policies/${slug}`).heading}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** A policy: title, date of the last change, note, introduction, contents, text, and the other policies. */
export function Page({ head, text, path, headings }: PageProps) {
  return (
    <article className="page text-page policy">
      <PageHeader head={head} lead={<Introduction text={text} />} />
      <TextColumns text={text} headings={headings} />
      <Policies path={path} />
    </article>
  );
}

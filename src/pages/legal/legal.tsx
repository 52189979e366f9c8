import { Link } from 'react-router-dom';
import { frontmatterOf } from '../../content/documents';
import { LEGAL_GROUPS } from '../../content/legal';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { TextColumns } from '../text-columns';
import { Introduction } from '../text-part';
import './legal.css';

/** Index of the policies, each with its one line, and below it the company’s details and contacts. */
export function Page({ head, text, headings }: PageProps) {
  return (
    <article className="page text-page">
      <PageHeader head={head} lead={<Introduction text={text} />} />
      <div className="legal-groups grid">
        {LEGAL_GROUPS.map(({ label, policies }) => (
          <section key={label} className="legal-group" aria-labelledby={`legal-${policies[0]}`}>
            <h2 id={`legal-${policies[0]}`}>{label}</h2>
            <ul className="hairlines">
              {policies.map((slug) => {
                const { heading, description } = frontmatterOf(`policies/${slug}`);
                return (
                  <li key={slug}>
                    <Link to={`/${slug}`}>{heading}</Link>
                    <p className="muted small">{description}</p>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <TextColumns text={text} headings={headings} />
    </article>
  );
}

import { Link } from 'react-router-dom';
import { frontmatter } from '../../content/documents';
import { LEGAL_GROUPS } from '../../content/legal';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import './legal.css';

/** The index of the policies, each with its one line. */
export function Page({ head, text }: PageProps) {
  return (
    <article className="page">
      <PageHeader head={head} lead={text} />
      <div className="legal-groups">
        {LEGAL_GROUPS.map(({ label, policies }) => (
          <section key={label} className="legal-group" aria-labelledby={`legal-${policies[0]}`}>
            <h2 id={`legal-${policies[0]}`}>{label}</h2>
            <ul>
              {policies.map((slug) => {
                const { heading, description } = frontmatter(`policies/${slug}`);
                return (
                  <li key={slug}>
                    <Link to={`/${slug}`}>{heading}</Link>
                    <p>{description}</p>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}

import { Link } from 'react-router-dom';
import { Heading } from './heading';
import type { PageProps } from './page';

export function Page({ head, text }: PageProps) {
  return (
    <article className="page">
      <Heading head={head} />
      <p className="home-call">
        <Link className="button button-primary" to="/skynet">
          Watch the Skynet Initiative
        </Link>
      </p>
      <div className="prose">{text}</div>
    </article>
  );
}

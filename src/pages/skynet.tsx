import { PageTime } from '../panel/page-time';
import { Heading } from './heading';
import { Operations } from './operations';
import type { PageProps } from './page';

/** The operations floor under a short introduction. */
export function Page({ head, text }: PageProps) {
  return (
    <article className="page">
      <Heading head={head} />
      <PageTime />
      <Operations />
      <div className="prose">{text}</div>
    </article>
  );
}

import { Heading } from './heading';
import type { PageProps } from './page';

/** A descriptive page. */
export function Page({ head, text }: PageProps) {
  return (
    <article className="page">
      <Heading head={head} />
      <div className="prose">{text}</div>
    </article>
  );
}

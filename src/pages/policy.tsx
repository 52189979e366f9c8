import { Heading } from './heading';
import type { PageProps } from './page';

/** A policy: title, date of the last change, note, text. */
export function Page({ head, text }: PageProps) {
  return (
    <article className="page">
      <Heading head={head} />
      <p className="policy-updated">
        Last Updated <time dateTime={head.updated}>{head.updated}</time>
      </p>
      {head.note && <p className="policy-note">{head.note}</p>}
      <div className="prose">{text}</div>
    </article>
  );
}

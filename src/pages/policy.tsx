import { Contents } from './contents';
import { Heading } from './heading';
import type { PageProps } from './page';
import './policy.css';

/** A policy: title, date of the last change, note, contents, text. */
export function Page({ head, text, headings }: PageProps) {
  return (
    <article className="page policy">
      <div className="policy-head">
        <Heading head={head} />
        <p className="policy-updated">
          Last Updated <time dateTime={head.updated}>{head.updated}</time>
        </p>
        {head.note && <p className="note">{head.note}</p>}
      </div>
      <Contents headings={headings} />
      <div className="prose">{text}</div>
    </article>
  );
}

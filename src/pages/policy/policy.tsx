import { Contents } from '../contents/contents';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { Introduction, Sections } from '../text-part';
import './policy.css';

/** A policy: title, date of the last change, note, introduction, contents, text. */
export function Page({ head, text, headings }: PageProps) {
  return (
    <article className="page policy">
      <PageHeader head={head} lead={<Introduction text={text} />} />
      <div className="policy-columns">
        <Contents headings={headings} />
        <div className="prose">
          <Sections text={text} />
        </div>
      </div>
    </article>
  );
}

import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { TextColumns } from '../text-columns';
import { Introduction } from '../text-part';

/**
 * Page of a policy: title, date of the last change, note, introduction, contents and text. The others are in the
 * footer.
 */
export function Page({ head, text, headings }: PageProps) {
  return (
    <article className="page text-page policy">
      <PageHeader head={head} lead={<Introduction text={text} />} />
      <TextColumns text={text} headings={headings} />
    </article>
  );
}

import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { TextColumns } from '../text-columns';
import { Introduction } from '../text-part';
import { CapsulePanel } from './capsule-panel';
import './capsule.css';

/** Page of the capsule: its panel and the text. */
export function Page({ head, text, headings }: PageProps) {
  return (
    <article className="page">
      <PageHeader head={head} lead={<Introduction text={text} />} />
      <CapsulePanel />
      <TextColumns text={text} headings={headings} />
    </article>
  );
}

import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { Introduction, Sections } from '../text-part';
import { BootChain } from './boot-chain';
import { CapsulePanel } from './capsule-panel';
import './capsule.css';

/** The capsule: its callout, the text, and the boot chain beside it. */
export function Page({ head, text }: PageProps) {
  return (
    <article className="page">
      <PageHeader head={head} lead={<Introduction text={text} />} />
      <CapsulePanel />
      <div className="capsule-text grid">
        <div className="prose">
          <Sections text={text} />
        </div>
        <BootChain />
      </div>
    </article>
  );
}

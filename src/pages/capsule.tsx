import { BootChain } from './boot-chain';
import { CapsulePanel } from './capsule-panel';
import { Heading } from './heading';
import type { PageProps } from './page';
import './capsule.css';

/** The capsule: its callout, the text, and the boot chain beside it. */
export function Page({ head, text }: PageProps) {
  return (
    <article className="page">
      <Heading head={head} />
      <CapsulePanel />
      <div className="capsule-text">
        <div className="prose">{text}</div>
        <BootChain />
      </div>
    </article>
  );
}

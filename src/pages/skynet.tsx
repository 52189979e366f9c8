import type { Dashboard } from '../dashboards/contract';
import { dashboards } from '../dashboards/registry';
import { Panel } from '../panel/panel';
import { Heading } from './heading';
import type { PageProps } from './page';

/** The operations floor under a short introduction. */
export function Page({ head, text }: PageProps) {
  return (
    <article className="page">
      <Heading head={head} />
      <div className="operations">
        {Object.values<Dashboard>(dashboards).map((dashboard) => (
          <Panel key={dashboard.id} dashboard={dashboard} />
        ))}
      </div>
      <div className="prose">{text}</div>
    </article>
  );
}

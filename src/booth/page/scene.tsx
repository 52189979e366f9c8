import { useWorld } from '../../session/world';
import type { Subject } from '../playlist';
import { PageSession } from './child-session';
import { IncidentSteps } from './incident';
import { ScenePanel } from './scene-panel';
import { Expos, Figures, Floor, Forks, Machines, Story } from './scenes';
import { SitePage } from './site-page';
import type { SitePages } from './site-pages';

interface SceneProps {
  readonly subject: Subject;
  readonly site: SitePages;
  /** Instants of the world between which it is on. */
  readonly start: number;
  readonly end: number;
  /** A visitor touched it: it is theirs, with all its controls. */
  readonly opened?: boolean;
}

/** What an item of a playlist shows. */
export function Scene({ subject, site, start, end, opened = false }: SceneProps) {
  const { clock } = useWorld();
  if (subject.kind === 'page') {
    const { path, search } = subject;
    const page = <SitePage site={site} subject={subject} clock={clock} start={start} end={end} still={opened} />;
    if (opened) return page;
    return (
      <PageSession key={path + search} path={path} search={search} start={start}>
        {page}
      </PageSession>
    );
  }
  if (subject.kind === 'panel') {
    return (
      <section className="kiosk-scene column" data-opens={subject.id}>
        <ScenePanel id={subject.id} as="alone" />
      </section>
    );
  }
  switch (subject.name) {
    case 'forks':
      return <Forks />;
    case 'machines':
      return <Machines start={start} />;
    case 'floor':
      return <Floor />;
    case 'incident':
      return <IncidentSteps start={start} end={end} />;
    case 'figures':
      return <Figures />;
    case 'story':
      return <Story start={start} />;
    case 'expos':
      return <Expos />;
  }
}

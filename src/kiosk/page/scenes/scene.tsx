import type { ComponentType } from 'react';
import { useWorld } from '../../../session/world';
import type { SceneName } from '../../scenes';
import { type PageSubject, type Subject, subjectText } from '../../subject';
import { PageSession } from '../session/child-session';
import type { SitePages } from '../session/site-pages';
import { IncidentSteps } from './incident';
import { ScenePanel } from './scene-panel';
import { Expos, Floor, Forks, MachinesScene, SceneFigures, Story } from './scenes';
import { SitePage } from './site-page';

/** Instants of the world at which a scene begins and ends. */
interface SceneTime {
  readonly start: number;
  readonly end: number;
}

const SCENE_COMPONENTS: Readonly<Record<SceneName, ComponentType<SceneTime>>> = {
  forks: Forks,
  machines: MachinesScene,
  floor: Floor,
  incident: IncidentSteps,
  figures: SceneFigures,
  story: Story,
  expos: Expos,
};

interface SceneProps<S = Subject> extends SceneTime {
  readonly subject: S;
  readonly site: SitePages;
  /** True if a visitor has opened the scene, with all its controls. */
  readonly opened?: boolean;
}

/** A page as a scene. For a page that a visitor has opened, its session is already there. */
function PageScene({ subject, opened = false, ...rest }: SceneProps<PageSubject>) {
  const { clock } = useWorld();
  const page = <SitePage {...rest} subject={subject} clock={clock} still={opened} />;
  if (opened) return page;
  const { path, search } = subject;
  return (
    <PageSession key={subjectText(subject)} path={path} search={search} start={rest.start}>
      {page}
    </PageSession>
  );
}

/** The scene of an item in a playlist. */
export function Scene({ subject, start, end, ...rest }: SceneProps) {
  if (subject.kind === 'page') return <PageScene {...rest} subject={subject} start={start} end={end} />;
  if (subject.kind === 'panel') {
    return (
      <section className="kiosk-scene column" data-opens={subject.id}>
        <ScenePanel id={subject.id} as="alone" />
      </section>
    );
  }
  const NamedScene = SCENE_COMPONENTS[subject.name];
  return <NamedScene start={start} end={end} />;
}

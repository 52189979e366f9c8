import type { ComponentType } from 'react';
import { useWorld } from '../../../session/world';
import type { ShowSceneName } from '../../scenes';
import { type PageSubject, type Subject, subjectText } from '../../subject';
import { PageSessionProvider } from '../session/child-session';
import type { SitePages } from '../session/site-pages';
import { IncidentSteps } from './incident';
import { ScenePanel } from './scene-panel';
import { Expos, Floor, Forks, MachinesScene, SceneFigures, Story } from './scenes';
import { SitePage } from './site-page';

/** Instants of the world at which a subject comes on screen and leaves it. */
export interface TimeOnScreen {
  readonly start: number;
  readonly end: number;
}

const SHOW_SCENE_COMPONENTS: Readonly<Record<ShowSceneName, ComponentType<TimeOnScreen>>> = {
  forks: Forks,
  machines: MachinesScene,
  floor: Floor,
  incident: IncidentSteps,
  figures: SceneFigures,
  story: Story,
  expos: Expos,
};

interface SubjectViewProps<S = Subject> extends TimeOnScreen {
  readonly subject: S;
  readonly site: SitePages;
  /** True if a visitor has opened the subject, with all its controls. */
  readonly opened?: boolean;
}

/** A page of the site as a subject. For a page that a visitor has opened, its session is already there. */
function PageView({ subject, opened = false, ...rest }: SubjectViewProps<PageSubject>) {
  const { clock } = useWorld();
  const page = <SitePage {...rest} subject={subject} clock={clock} isStill={opened} />;
  if (opened) return page;
  const { path, search } = subject;
  return (
    <PageSessionProvider key={subjectText(subject)} path={path} search={search} start={rest.start}>
      {page}
    </PageSessionProvider>
  );
}

/** The subject of a playlist’s item, or of a visitor’s touch, across the screen. */
export function SubjectView({ subject, start, end, ...rest }: SubjectViewProps) {
  if (subject.kind === 'page') return <PageView {...rest} subject={subject} start={start} end={end} />;
  if (subject.kind === 'panel') {
    return (
      <section className="kiosk-scene column" data-opens={subject.id}>
        <ScenePanel id={subject.id} as="alone" />
      </section>
    );
  }
  const ShowScene = SHOW_SCENE_COMPONENTS[subject.name];
  return <ShowScene start={start} end={end} />;
}

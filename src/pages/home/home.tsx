import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FOCUS } from '../../content/focus';
import Mission from '../../content/home/mission.md';
import DecisionPath from '../../content/home/path.md';
import Security from '../../content/home/security.md';
import SnapshotsText from '../../content/home/snapshots.md';
import { BrakeControl } from '../../controls/brake/brake-control';
import { BrakeMetres } from '../../controls/brake/brake-metres';
import { TimeIncident } from '../../controls/time-bar/incident/incident';
import { figures } from '../../dashboards/figures';
import { dashboards } from '../../dashboards/registry';
import { ErrorBoundary } from '../../loading/error-boundary';
import { ConstantFigure, LiveFigure } from '../../panel/live-figure';
import { Panel } from '../../panel/panel';
import { FoldedDetails } from '../../records/snapshots/folded-details';
import { Snapshots } from '../../records/snapshots/snapshots';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { HeroTime } from './hero-time';
import { Machines } from './machines';
import './hero.css';
import './hero-drawing.css';
import './hero-brake.css';
import './hero-metres.css';
import './hero-time.css';
import '../text-columns.css';
import './home.css';

const ALL = Object.values(dashboards);

/** Figures under the hero: a live one, or a constant of the specification. */
const FIGURES = [
  { of: dashboards.throughput, is: 'FP4 rate of the three pods' },
  { of: figures.history, is: 'power drawn by the three pods' },
  { of: dashboards.rollback, is: 'to undo an action, 95th percentile of the newest 420' },
  { value: '90', unit: 's', is: 'between rollback rehearsals' },
] as const;

function Strip() {
  return (
    <dl className="home-strip figures">
      {FIGURES.map((figure) => (
        <div key={figure.is}>
          <dt className="small">{figure.is}</dt>
          <dd>{'of' in figure ? <LiveFigure dashboard={figure.of} /> : <ConstantFigure {...figure} />}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly Text?: ComponentType;
  /** Drawing or panel of the section, before the text that explains it. */
  readonly children?: ReactNode;
}

/** Section of the page: its heading, what it shows, and its text. */
function Section({ id, heading, Text, children }: SectionProps) {
  return (
    <section className="home-section text-columns prose-section" data-shows={id} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
      {Text && (
        <div className="home-text prose-text prose">
          <Text />
        </div>
      )}
    </section>
  );
}

/** Fields of the company's work, each with one figure. */
function FocusAreas() {
  return (
    <ul className="home-focus hairlines">
      {FOCUS.map(({ to, name, about, dashboard, figure }) => (
        <li key={to}>
          <Link to={to}>
            <span className="home-focus-name">{name}</span>
            <span className="home-focus-about muted">{about}</span>
            <span className="home-focus-figure muted small">
              {'value' in figure ? <ConstantFigure {...figure} /> : <LiveFigure dashboard={figures[dashboard]} />}
              <span>{` ${figure.is}`}</span>
            </span>
            <svg className="home-focus-arrow icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 12h17M13 5l7 7-7 7" />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Front page: the forks and the brake, the machines, the company's purpose, its fields of work, the path of a decision,
 * and snapshots.
 */
export function Page({ head, text }: PageProps) {
  return (
    <article className="page home">
      <div className="home-hero">
        <PageHeader
          head={head}
          lead={
            <>
              {text}
              <p className="home-calls row small">
                <Link className="button button-primary" to="/skynet">
                  See it live: Skynet Initiative
                </Link>
                <Link className="home-quiet" to="/edge-robotics">
                  Machines
                </Link>
                <Link className="home-quiet" to="/careers">
                  Careers
                </Link>
              </p>
            </>
          }
        />
        <BrakeMetres />
        <Panel
          dashboard={dashboards.forks}
          look="hero"
          caption={
            <span className="hero-veto small">
              These incidents are drills. Most strike a pod and one machine with the same fault.
            </span>
          }
        />
        <div className="hero-foot">
          <HeroTime />
          <TimeIncident seen="from-tablet-unless-low" />
        </div>
        <ErrorBoundary name="The brake">
          <BrakeControl />
        </ErrorBoundary>
      </div>
      <Strip />
      <Machines />
      <Section id="mission" heading="Mission" Text={Mission} />
      <Section id="focus-areas" heading="Focus Areas">
        <FocusAreas />
      </Section>
      <Section id="security-by-design" heading="Security by Design" Text={Security}>
        <div className="home-path">
          <DecisionPath />
        </div>
      </Section>
      <Section id="operational-snapshots" heading="Operational Snapshots" Text={SnapshotsText}>
        <ErrorBoundary name="The list of snapshots">
          <Snapshots dashboards={ALL} Details={FoldedDetails} folded />
        </ErrorBoundary>
      </Section>
    </article>
  );
}

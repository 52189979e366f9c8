import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { FOCUS } from '../content/focus';
import Mission from '../content/home/mission.md';
import DecisionPath from '../content/home/path.md';
import Security from '../content/home/security.md';
import SnapshotsText from '../content/home/snapshots.md';
import { dashboards } from '../dashboards/registry';
import { LiveFigure } from '../panel/live-figure';
import { NextRollback } from '../panel/next-rollback';
import { Panel } from '../panel/panel';
import { Snapshots } from '../panel/snapshots/snapshots';
import { Heading } from './heading';
import './home.css';
import type { PageProps } from './page';

const ALL = Object.values(dashboards);

/** The figures under the hero: a live one, or a constant of the specification. */
const FIGURES = [
  { of: dashboards.throughput, is: 'FP4 rate of 1,728 GPUs in three pods' },
  { of: dashboards.history, is: 'drawn by the three pods' },
  { of: dashboards.rollback, is: 'rollback, P95 of the newest 420' },
  { value: '90', unit: 's', is: 'a slice; every one ends in a rollback' },
] as const;

function Strip() {
  return (
    <dl className="home-strip">
      {FIGURES.map((figure) => (
        <div key={figure.is}>
          <dt>{figure.is}</dt>
          <dd>
            {'of' in figure ? (
              <LiveFigure dashboard={figure.of} />
            ) : (
              <span className="live-figure">
                <span>{figure.value}</span>
                <small> {figure.unit}</small>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A heading at the left and its text at the right. */
function Opening({ id, heading, Text }: { id: string; heading: string; Text: ComponentType }) {
  return (
    <div className="home-opening">
      <h2 id={id}>{heading}</h2>
      <div className="prose">
        <Text />
      </div>
    </div>
  );
}

function FocusAreas() {
  return (
    <section className="home-section" aria-labelledby="focus-areas">
      <h2 id="focus-areas">Focus Areas</h2>
      <ul className="home-focus">
        {FOCUS.map(({ to, name, about, figure }) => (
          <li key={to}>
            <Link to={to}>
              <span className="home-focus-name">{name}</span>
              <span className="home-focus-about">{about}</span>
              <span className="home-focus-figure">
                <LiveFigure dashboard={dashboards[figure.of]} /> <span>{figure.is}</span>
              </span>
              <svg className="home-focus-arrow" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 12h17M13 5l7 7-7 7" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The front page: the field of GPUs, what the company is for, what it works on, the path of a decision, and snapshots. */
export function Page({ head, text }: PageProps) {
  return (
    <article className="page home">
      <div className="home-hero">
        <div className="home-words">
          <Heading head={head} />
          <div className="home-lead">{text}</div>
          <p className="home-calls">
            <Link className="button button-primary" to="/skynet">
              Watch the Skynet Initiative
            </Link>
            <Link className="home-quiet" to="/containment">
              How a decision is undone
            </Link>
          </p>
        </div>
        <Panel dashboard={dashboards.throughput} bare caption={<NextRollback />} />
      </div>
      <Strip />
      <section className="home-section" aria-labelledby="mission">
        <Opening id="mission" heading="Mission" Text={Mission} />
      </section>
      <FocusAreas />
      <section className="home-section" aria-labelledby="security-by-design">
        <Opening id="security-by-design" heading="Security by Design" Text={Security} />
        <div className="home-path">
          <DecisionPath />
        </div>
        <Panel dashboard={dashboards.interlocks} bare />
      </section>
      <section className="home-section" aria-labelledby="operational-snapshots">
        <Opening id="operational-snapshots" heading="Operational Snapshots" Text={SnapshotsText} />
        <Snapshots dashboards={ALL} />
      </section>
    </article>
  );
}

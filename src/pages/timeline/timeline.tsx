import { TIMELINE } from '../../content/timeline';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { MilestoneDrawing } from './drawings';
import { GAPS, TimelineScale, yearsText } from './scale';
import './timeline.css';

/** A title whose last word does not stand alone in a line. */
const withoutLastBreak = (title: string) => title.replace(/ (?=\S+$)/, '\u00a0');

/** Page of the company's five dates on a true scale, each with its detail below. */
export function Page({ head, text }: PageProps) {
  return (
    <article className="page text-page">
      <PageHeader head={head} lead={text} />
      <div className="timeline">
        <TimelineScale />
        <ol className="milestones stack">
          {TIMELINE.map(({ year, title, detail }, i) => (
            <li key={year} className="milestone" data-year={year}>
              <p className="milestone-year">
                <time dateTime={String(year)}>{year}</time>
              </p>
              <div className="milestone-text stack">
                <MilestoneDrawing year={year} />
                <h2 className="subtitle">{withoutLastBreak(title)}</h2>
                <p>{detail}</p>
              </div>
              {GAPS[i] && <p className="milestone-gap muted small">{yearsText(GAPS[i])}</p>}
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}

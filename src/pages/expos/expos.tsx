import { useRef } from 'react';
import { EXPO_BOUNDARIES, EXPOS, YEAR } from '../../content/expos';
import { EXPO_NOTES } from '../../content/expos/notes';
import { useLastBoundary } from '../../session/boundaries';
import { useSession, useView } from '../../session/use-session';
import { DAY_MS } from '../../sim/words/time';
import { announce } from '../../ui/announcer';
import { useHydrated } from '../../ui/hydrated';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { ExpoCounts } from './expo-counts';
import { type ExpoFilter, expoFilterIn, filteredExpos, type ShownExpo, viewOfFilter, withStates } from './filter';
import { ExpoLead } from './lead';
import { ExpoList } from './list';
import { ExpoStrip } from './strip';
import './expos.css';

const ALL: ExpoFilter = { region: undefined, ahead: false };

function exhibitions(n: number): string {
  return n === 1 ? '1 exhibition' : `${n} exhibitions`;
}

/** Message if the filter lets nothing through: only past events can be missing. */
function Empty({ expos, filter, onReset }: { expos: readonly ShownExpo[]; filter: ExpoFilter; onReset: () => void }) {
  const count = filteredExpos(expos, { ...filter, ahead: false }).length;
  return (
    <div className="expo-empty">
      <h2>No upcoming exhibitions</h2>
      <p>{`All ${count} exhibitions of 2025${filter.region ? ` in ${filter.region}` : ''} are past at the time shown.`}</p>
      <button type="button" className="button" onClick={onReset}>{`Show all ${EXPOS.length} exhibitions`}</button>
    </div>
  );
}

/**
 * Page of the exhibitions of 2025: the next ones, the year as a strip, then month by month, with their states at the
 * page's instant.
 */
export function Page({ head, text }: PageProps) {
  const hydrated = useHydrated();
  const session = useSession();
  const choices = useRef<HTMLElement>(null);
  const t = useLastBoundary(EXPO_BOUNDARIES);
  const filter = expoFilterIn({ region: useView(({ region }) => region), ahead: useView(({ ahead }) => ahead) });
  const all = withStates(EXPOS, t);
  const expos = filteredExpos(all, filter);
  const over = all.every(({ state }) => state === 'past');
  const day = t === undefined ? undefined : Math.floor(t / DAY_MS);
  const today = day !== undefined && day >= YEAR.first && day < YEAR.after ? day : undefined;

  const change = (next: ExpoFilter) => {
    session.change(viewOfFilter(next));
    announce(`${exhibitions(filteredExpos(all, next).length)} shown.`);
  };

  /** For a control that disappears: keyboard focus goes to the choice of regions. */
  const changeAndLeave = (next: ExpoFilter) => {
    change(next);
    choices.current?.querySelector('input')?.focus();
  };

  return (
    <article className="page text-page expos">
      <PageHeader head={head} lead={text} />
      <ExpoLead expos={all} />
      <section ref={choices} className="expo-year stack" aria-label="Year and filters">
        <ExpoStrip
          expos={all}
          filter={filter}
          today={today}
          disabled={!hydrated}
          onRegion={(region) => change({ ...filter, region })}
        />
        <div className="expo-tools row small">
          <ExpoCounts expos={all} today={today} />
          <label className="switch expo-ahead" data-idle={over && !filter.ahead}>
            <input
              type="checkbox"
              checked={filter.ahead}
              disabled={!hydrated}
              onChange={(event) => (over ? changeAndLeave : change)({ ...filter, ahead: event.target.checked })}
            />
            <span>
              {'Upcoming and in progress only '}
              <span className="strip-count muted small mono">
                {t !== undefined && `(${filteredExpos(all, { ...filter, ahead: true }).length})`}
              </span>
            </span>
          </label>
          <a
            className="muted"
            href={`${import.meta.env.BASE_URL}expos/all-2025.ics`}
            download
          >{`Calendar file: all ${EXPOS.length} exhibitions`}</a>
        </div>
      </section>
      {expos.length > 0 ? (
        <ExpoList listed={expos} />
      ) : (
        <Empty expos={all} filter={filter} onReset={() => changeAndLeave(ALL)} />
      )}
      <div className="expo-remarks stack">
        {EXPO_NOTES.map(({ heading, text: note }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p className="muted small">{note}</p>
          </section>
        ))}
      </div>
    </article>
  );
}

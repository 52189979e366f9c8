import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EXECUTIVE_TABS, type ExecutiveTab } from '../../content/executive';
import { EXECUTIVE_FIGURES } from '../../content/executive-figures';
import { pictureBox } from '../../theme/picture-box';
import { useHydrated } from '../../ui/hydrated';
import { opensElsewhere } from '../../ui/opens-elsewhere';
import { pressedKey } from '../../ui/pressed-key';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { useChoice } from './choice';
import { Counted, isCounted, Year } from './drawing';
import { ExecutiveFigures } from './figures';
import { DataTable } from './table';
import './executive.css';

const COUNT = EXECUTIVE_TABS.length;

/** Id of the one tab whose text sums up the year. */
const TELLS_THE_YEAR = 'strategy';

/** Index of the tab to which a key leads from the tab at `index`; undefined for any other key. */
function target(key: string, index: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % COUNT;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index + COUNT - 1) % COUNT;
    case 'Home':
      return 0;
    case 'End':
      return COUNT - 1;
    default:
      return undefined;
  }
}

/** Links to the panels that become tabs once the page answers. */
function Tabs({ tabId, choose }: { tabId: string; choose: (id: string, replace: boolean) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  // True during a walk along the tabs by keyboard, which is one entry of the history, however many tabs it passes.
  const walking = useRef(false);
  // Scrolls the chosen tab to the middle if the tabs do not fit.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector(`#tab-${tabId}`);
    if (!row || !tab) return;
    const [{ left, width }, box] = [pictureBox(row), pictureBox(tab)];
    row.scrollLeft += box.left + box.width / 2 - left - width / 2;
  }, [tabId]);
  const onClick = (event: MouseEvent, id: string) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    walking.current = false;
    choose(id, false);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const key = event.shiftKey ? undefined : pressedKey(event.nativeEvent);
    if (key === undefined) return;
    const next = key === ' ' ? index : target(key, index);
    const tab = next === undefined ? undefined : EXECUTIVE_TABS[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id, walking.current);
    walking.current = true;
    list.current?.querySelectorAll('a')[next ?? 0]?.focus();
  };
  return (
    <div ref={list} className="executive-tabs" {...(hydrated && { role: 'tablist', 'aria-label': 'Subjects' })}>
      {EXECUTIVE_TABS.map(({ id, label }, index) => {
        const selected = id === tabId;
        const asTab = hydrated && {
          role: 'tab',
          'aria-selected': selected,
          'aria-controls': `panel-${id}`,
          tabIndex: selected ? 0 : -1,
        };
        return (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            onClick={(event) => onClick(event, id)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onBlur={({ relatedTarget }) => {
              if (!list.current?.contains(relatedTarget)) walking.current = false;
            }}
            {...asTab}
          >
            {label}
          </a>
        );
      })}
    </div>
  );
}

/** Drawing or table of a tab, not both: a drawing's counts are there for screen readers too. */
function Evidence({ tab }: { tab: ExecutiveTab }) {
  const { id, table } = tab;
  if (isCounted(tab)) {
    return (
      <>
        <Counted tab={tab} />
        <div className="visually-hidden">
          <DataTable table={table} />
        </div>
      </>
    );
  }
  return id === TELLS_THE_YEAR ? <Year /> : <DataTable table={table} />;
}

function TabPanel({ tab, selected }: { tab: ExecutiveTab; selected: boolean }) {
  const hydrated = useHydrated();
  const { id, label, claim, paragraphs, more, table } = tab;
  const asPanel = hydrated && {
    role: 'tabpanel',
    'aria-labelledby': `tab-${id}`,
    'data-selected': selected,
    tabIndex: selected ? 0 : -1,
  };
  return (
    // Once hydrated, its id is another than the address names, so that choosing a tab scrolls nowhere.
    <section id={hydrated ? `panel-${id}` : id} className="executive-panel grid" {...asPanel}>
      <div className="executive-argument">
        <h2 className="title">
          <span className="executive-name">{`${label}: `}</span>
          {claim}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <Link to={more.to}>{more.label}</Link>
        </p>
        {id === TELLS_THE_YEAR && (
          <details className="executive-folded">
            <summary>{table.caption}</summary>
            <DataTable table={table} isCaptionHidden />
          </details>
        )}
      </div>
      <div className="executive-evidence stack">
        <ExecutiveFigures figures={EXECUTIVE_FIGURES[id] ?? []} />
        <Evidence tab={tab} />
      </div>
    </section>
  );
}

/** Page of the company in five tabs. Without scripts the panels stand one after another, and the tabs lead to them. */
export function Page({ head, text }: PageProps) {
  const [tabId, choose] = useChoice();
  return (
    <article className="page text-page">
      <PageHeader head={head} lead={text} />
      <Tabs tabId={tabId} choose={choose} />
      <div className="executive-panels">
        {EXECUTIVE_TABS.map((tab) => (
          <TabPanel key={tab.id} tab={tab} selected={tab.id === tabId} />
        ))}
      </div>
    </article>
  );
}

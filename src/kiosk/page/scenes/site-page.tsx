import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Clock } from '../../../clock/clock';
import { NEXT_FRAME, onFrame } from '../../../clock/frames';
import { loadWithRetries } from '../../../loading/load-with-retries';
import { panelIn } from '../../../session/address/link';
import { rootSizeNow } from '../../../theme/root-size';
import { onSize } from '../../../ui/size';
import { type PageSubject, subjectText } from '../../subject';
import { showSection } from '../session/child-session';
import type { SitePages } from '../session/site-pages';
import { fitMedia } from './media';
import { ScenePanel } from './scene-panel';
import { createSlide } from './slide';

interface SitePageProps {
  readonly site: SitePages;
  readonly subject: PageSubject;
  /** The show's clock, whatever the instant of the page itself. */
  readonly clock: Clock;
  /** Instant of that clock from which the page is shown. */
  readonly start: number;
  /** Instant of that clock until which the page is shown. */
  readonly end: number;
  /** True if a visitor reads the page, which then does not slide by itself. */
  readonly isStill: boolean;
}

/**
 * A page of the site, or one panel of it that a link names. It slides up slowly, so that all of it is seen in its time.
 */
export function SitePage(props: SitePageProps) {
  const { subject } = props;
  const panel = panelIn(subject.search);
  if (!panel) return <Sliding {...props} />;
  return (
    <section className="kiosk-scene column" data-opens={subjectText(subject)}>
      <ScenePanel id={panel} as="alone" />
    </section>
  );
}

/**
 * Lays a page out for the show's picture, which holds less than the window. The page of a preview is laid out for the
 * window.
 */
function useFittingMedia(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    const picture = place.current?.closest<HTMLElement>('.kiosk-wall, .kiosk-screen');
    if (!picture || !('kiosk' in page.dataset)) return undefined;
    let undo = () => {};
    const layOut = () => {
      undo();
      undo = fitMedia({ width: picture.offsetWidth, height: picture.offsetHeight, root: rootSizeNow() });
    };
    const unsubscribe = onSize(picture, layOut);
    return () => {
      unsubscribe();
      undo();
    };
  }, [place]);
}

function Sliding({ site, subject, clock, start, end, isStill }: SitePageProps) {
  const { path, hash } = subject;
  const place = useRef<HTMLElement>(null);
  const [element, setElement] = useState<ReactElement>();
  useEffect(
    () =>
      loadWithRetries(
        () => site.load(path),
        setElement,
        () => {},
      ).stop,
    [site, path],
  );
  useFittingMedia(place);
  useLayoutEffect(() => {
    if (element && hash) showSection(hash);
  }, [element, hash]);
  useEffect(() => {
    if (isStill) return undefined;
    const slide = createSlide(clock, start, end);
    return onFrame(() => (place.current ? slide(place.current) : NEXT_FRAME));
  }, [clock, start, end, isStill]);
  return (
    <section
      ref={place}
      className="kiosk-scene column kiosk-page"
      data-still={isStill}
      data-opens={subjectText(subject)}
    >
      {element}
    </section>
  );
}

import { useLayoutEffect, useRef } from 'react';
import type { Dashboard, Status } from '../../dashboards/contract';
import { unitBehind } from '../../sim/words/units';
import type { Tone } from '../../theme/tokens';
import { setSentence, setText } from '../../ui/set-text';
import { StatusMark } from '../../ui/status-mark';
import type { Display } from '../feed/display';
import type { Feed } from '../feed/feed';

type Read = (display: Display) => string;

interface LiveTextProps {
  readonly feed: Feed | undefined;
  /** Returns the text to show. Keep it the same function between renders. */
  readonly read: Read;
  readonly className?: string;
}

/** Functions that read the texts of a dashboard's figure. The unit's begins with the space before it. */
export const figureReads = ({ figure }: Dashboard) => ({
  value: ({ state, choices }: Display) => figure(state, choices).value,
  unit: ({ state, choices }: Display) => unitBehind(figure(state, choices).unit),
  label: ({ state, choices }: Display) => figure(state, choices).label,
});

/** Shows the state of a panel at once, so that it comes with what React has rendered, and then each that follows. */
function follow(feed: Feed | undefined, show: (display: Display) => void): (() => void) | undefined {
  if (feed?.display) show(feed.display);
  return feed?.updates.texts.listen(show);
}

/** A text that follows the panel's data. Only its text node changes; React does not render. */
export function LiveText({ feed, read, className }: LiveTextProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => follow(feed, (display) => setText(element.current, read(display))), [feed, read]);
  return <span ref={element} className={className} />;
}

/** A sentence that follows the panel's data. */
export function LiveSentence({ feed, read, className }: LiveTextProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => follow(feed, (display) => setSentence(element.current, read(display))), [feed, read]);
  return <span ref={element} className={className} />;
}

const TONES: readonly Tone[] = ['ok', 'warn', 'fault', 'idle'];

interface LiveStatusProps {
  readonly feed: Feed | undefined;
  readonly dashboard: Dashboard;
  /** It is read and not seen. */
  readonly isHidden?: boolean;
}

/** The state's shape and word, following the panel's data. */
export function LiveStatus({ feed, dashboard, isHidden = false }: LiveStatusProps) {
  const element = useRef<HTMLSpanElement>(null);
  const word = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      follow(feed, ({ state }) => {
        const status: Status = dashboard.status(state);
        if (!element.current || !word.current) return;
        if (element.current.dataset.tone !== status.tone) {
          element.current.dataset.tone = status.tone;
          for (const mark of element.current.querySelectorAll('svg'))
            mark.toggleAttribute('data-current', mark.dataset.tone === status.tone);
        }
        setText(word.current, status.word);
      }),
    [feed, dashboard],
  );
  return (
    <span ref={element} className={`panel-state line small ${isHidden ? 'visually-hidden' : ''}`}>
      {TONES.map((tone) => (
        <StatusMark key={tone} tone={tone} />
      ))}
      <span ref={word} />
    </span>
  );
}

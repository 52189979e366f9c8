import type { RefObject } from 'react';
import type { Dashboard } from '../dashboards/contract';
import type { Feed } from './feed/feed';
import type { FeedStatus } from './feed/feed-status';

/**
 * How a panel stands on its page: a card; part of the page, with neither frame nor large figure; the page's hero, which
 * is so too, and whose controls are in its menu; or alone, filling the window, its title the page's heading.
 */
export type PanelLook = 'card' | 'bare' | 'hero' | 'solo';

/** Whether a panel is part of its page rather than a card on it. */
export const isBare = (look: PanelLook): boolean => look === 'bare' || look === 'hero';

/** An instant and the link that shows it. */
export interface CodedInstant {
  readonly link: string;
  /** Milliseconds since the Unix epoch. */
  readonly t: number;
}

/** The parts of a panel that a visitor has opened. */
export interface Opened {
  readonly table: boolean;
  readonly inspector: boolean;
  /** The choice of what panels are compared with. */
  readonly comparison: boolean;
  /** The instant whose QR code is shown. */
  readonly code: CodedInstant | undefined;
}

/**
 * A panel as its parts see it. They are handed it: a context that changes above code that is still loading would have
 * React throw away what was prerendered in that code's place.
 */
export interface PanelView {
  readonly dashboard: Dashboard;
  readonly look: PanelLook;
  /** Undefined until the panel is on the page. */
  readonly feed: Feed | undefined;
  readonly status: FeedStatus;
  /** The element that holds the drawing or the log. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** Ids of the title's element and of the sentence that sums the panel up. */
  readonly titleId: string;
  readonly summaryId: string;
  readonly opened: Opened;
  /** Opens or closes parts of the panel. */
  open(change: Partial<Opened>): void;
}

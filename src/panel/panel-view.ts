import type { RefObject } from 'react';
import type { Dashboard } from '../dashboards/contract';
import type { Feed } from './feed/feed';
import type { FeedStatus } from './feed/feed-status';

/**
 * Presentation of a panel: `card`; `bare`, part of the page, without frame and large figure; `hero`, bare with its
 * controls in a menu; or `solo`, filling the window, its title the page's heading.
 */
export type PanelLook = 'card' | 'bare' | 'hero' | 'solo';

/** True if the panel is part of its page rather than a card on it. */
export const isPagePart = (look: PanelLook): boolean => look === 'bare' || look === 'hero';

/** The parts of a panel that a visitor has opened. */
export interface OpenParts {
  readonly table: boolean;
  readonly inspector: boolean;
  /** True if the form that chooses a comparison is open. */
  readonly comparison: boolean;
  /** The instant whose QR code is shown, milliseconds since the Unix epoch. */
  readonly codedAt: number | undefined;
}

/**
 * A panel as its parts see it. They get it as a property: if a context changed above code that is still loading, React
 * would discard the prerendered content there.
 */
export interface PanelView {
  readonly dashboard: Dashboard;
  readonly look: PanelLook;
  /** Undefined until the panel is on the page. */
  readonly feed: Feed | undefined;
  readonly status: FeedStatus;
  /** The element that holds the drawing or the log. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** Id of the title's element. */
  readonly titleId: string;
  /** Id of the summary sentence's element. */
  readonly summaryId: string;
  readonly opened: OpenParts;
  /** Opens or closes parts of the panel. */
  open(change: Partial<OpenParts>): void;
}

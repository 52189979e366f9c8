/**
 * Sizes at which style sheets change, in root font sizes; `tests/breakpoints.test.ts` allows no others. Sheets write
 * them as ranges, `(width < 45rem)` or `(width >= 45rem)`: a name stands for the smallest window or container of its
 * kind.
 */

export const WINDOWS = {
  /** 320 px. Below it no line holds all its content: large type on a phone. */
  small: 20,
  /** 368 px. */
  phone: 23,
  /** 640 px: below it a log is locked to its newest row. */
  landscape: 40,
  /** 720 px: below it pages have one column, and controls no words. */
  tablet: 45,
  /** 1,024 px: the header has its navigation, and panels stand beside each other. */
  laptop: 64,
  /** 1,280 px: pages have twelve columns, and the time bar one row, with room for news. */
  desktop: 80,
  /** 1,600 px: margins and text grow. */
  monitor: 100,
  /** 1,920 px: three columns of panels. */
  full: 120,
  /** 2,400 px: the operations floor is one wall of instruments. */
  wall: 150,
  /** 2,560 px: a large desk. */
  large: 160,
  /** 3,840 px: type grows no further. */
  largest: 240,
} as const;

export const HEIGHTS = {
  /** Below it is a phone on its side, where nothing high may stick. */
  low: 32,
  /** The first screen has its text beside the drawing. */
  medium: 36,
  /** The first screen is spacious, and a phone has larger type. */
  high: 50,
} as const;

/** Widths of a container: a panel, a log, a part of a page, a kiosk's picture. */
export const CONTAINERS = {
  /** A panel's header has two rows: large type on a phone. */
  narrow: 14,
  /** A panel on a phone. */
  phone: 20,
  /** A panel's header has one row. */
  header: 25,
  /** A log's row has one line. */
  row: 31,
  /** Below it a kiosk's totem is seen from afar, with large type. */
  totem: 34,
  /** A log's row has room for a measure. */
  measure: 40,
  /** Explanations stand beside their drawing. */
  beside: 52,
  /** Three machines are drawn beside each other. */
  machines: 56,
  /** A panel's sentence continues beside its figure, and its controls have words. */
  sentence: 60,
  /** A log's row has all of its columns. */
  columns: 66,
  /** A log's row has room for a record's id beside a whole message. */
  ids: 84,
  /** A panel's texts fit in one line. */
  line: 96,
} as const;

/** Returns the media query of windows narrower than a breakpoint. */
export const narrowerThan = (name: keyof typeof WINDOWS): string => `(width < ${WINDOWS[name]}rem)`;

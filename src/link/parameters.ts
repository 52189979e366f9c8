/** The version written into links. A link without one is older and can still be read. */
export const VERSION = '1';

/** The site's parameters in the order in which they are written. Others are kept unchanged behind them. */
export const PARAMETERS = [
  'v',
  'seed',
  'cycle',
  'at',
  'speed',
  'anchor',
  'zone',
  'panel',
  'incident',
  'tags',
  'subject',
  'types',
  'levels',
  'rates',
  'retention',
] as const;

export type Parameter = (typeof PARAMETERS)[number];

const CORRELATION = /^(inc-[0-9a-z]{1,8}-[0-9a-f]{2}|req-[0-9a-f]{8})$/;

/** Whether `id` has the form of an incident's or a request's correlation id. Links hold no other ids. */
export const isCorrelation = (id: string): boolean => CORRELATION.test(id);

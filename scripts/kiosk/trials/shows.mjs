/** All that a show can hold, twelve items: every scene, panels, and pages of the site. Sixteen seconds each. */
export const TWELVE = [
  ...['forks', 'incident', 'floor', 'figures', 'story', 'expos'],
  ...['cores', 'events', 'mesh'],
  ...['/skynet', '/expos', '/?panel=throughput'],
];

/**
 * The address of a show of those twelve, with everything around the scenes that there is.
 * @param {number} seconds of each item
 * @param {string} [more] of the query
 */
export const twelve = (seconds, more = '') =>
  `/kiosk?play=${TWELVE.map((item) => `${item}@${seconds}`).join(',')}&parts=header,clock,caption,qr,beacon&site=https://show.example${more}`;

/** All that a show can hold, twelve items: every scene, panels, and pages of the site. */
export const TWELVE = [
  ...['forks', 'incident', 'floor', 'figures', 'story', 'expos'],
  ...['cores', 'events', 'mesh'],
  ...['/skynet', '/expos', '/?panel=throughput'],
];

/** The address of a show of those twelve, with everything around the scenes that there is. @param {number} seconds of each item */
const twelve = (seconds) =>
  `/kiosk?play=${TWELVE.map((item) => `${item}@${seconds}`).join(',')}&parts=header,clock,caption,qr,beacon&site=https://show.example`;

/** @typedef {{ show: string, minutes: number, every: number }} Run an address, for how long, and seconds between two looks */

/** Two hours as they pass. @type {Run} */
export const TWO_HOURS = { show: twelve(20), minutes: 120, every: 31 };

/** All twelve in a minute. */
export const A_MINUTE = twelve(5);

/** World seconds a second at which eight days take sixteen minutes. */
const SPEED = 720;

/** Eight days of the world from real instant `now` on, in which each item comes sixteen times. @param {number} now @returns {Run} */
export const EIGHT_DAYS = (now) => ({
  show: `${twelve(5)}&at=2026-03-01&speed=${SPEED}&anchor=${now}`,
  minutes: (8 * 1_440) / SPEED,
  every: 13,
});

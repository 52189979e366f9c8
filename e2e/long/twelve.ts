/** All that a show can hold: every scene, panels, and pages of the site. */
export const TWELVE = [
  ...['forks', 'incident', 'floor', 'figures', 'story', 'expos'],
  ...['cores', 'events', 'mesh'],
  ...['/skynet', '/expos', '/?panel=throughput'],
];

/** Everything that a show can hold: every scene, panels, and pages of the site. */
export const FULL_SHOW = [
  ...['forks', 'incident', 'floor', 'figures', 'story', 'expos'],
  ...['cores', 'events', 'mesh'],
  ...['/skynet', '/expos', '/?panel=throughput'],
];

/** Capsule that the site publishes. */
export const RELEASE = {
  version: '0.12.03384',
  /** Path on the site; the file itself lies under `public`. */
  path: '/baselayer/northwall-base-layer-0.12.03384.caps',
} as const;

/**
 * Origin and base of this site, without a slash at the end: what the paths of its pages stand
 * behind.
 */
export const siteRoot = (origin = location.origin): string => origin + import.meta.env.BASE_URL.slice(0, -1);

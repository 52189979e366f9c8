/** Returns origin and base path of this site, without a slash at the end. The path of a page follows it. */
export const siteRoot = (origin = location.origin): string => origin + import.meta.env.BASE_URL.slice(0, -1);

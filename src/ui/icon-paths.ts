/** Outlines of the icons that more than one part of the page has, in a box of 16 by 16. */
export const ICON_PATHS = {
  run: 'M4 2v12l9-6Z',
  pause: 'M4 2h3v12H4ZM9 2h3v12H9Z',
  more: 'M2 6.5h3v3H2ZM6.5 6.5h3v3h-3ZM11 6.5h3v3h-3Z',
} as const;

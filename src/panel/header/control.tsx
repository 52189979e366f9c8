import type { ButtonHTMLAttributes } from 'react';
import { ICON_PATHS } from '../../ui/icon-paths';

/** Outlines of the icons, in a box of 16 by 16. */
const PATHS = {
  pause: ICON_PATHS.pause,
  resume: ICON_PATHS.run,
  follow:
    'M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1ZM8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z',
  table: 'M1 2h14v12H1ZM2.5 6v2.5h4V6ZM8 6v2.5h5.5V6ZM2.5 10v2.5h4V10ZM8 10v2.5h5.5V10Z',
  inspect:
    'M7.25 1h1.5v3h-1.5ZM7.25 12h1.5v3h-1.5ZM1 7.25h3v1.5H1ZM12 7.25h3v1.5h-3ZM8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  live: 'M2 3v10l8-5ZM11 3h3v10h-3Z',
  more: ICON_PATHS.more,
} as const;

interface ControlProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly sign: keyof typeof PATHS;
  readonly name: string;
  /** Its name always has room. */
  readonly inMenu?: boolean;
}

/** A control in a panel's header: a sign, and its name beside it where there is room. */
export function Control({ sign, name, inMenu = false, ...rest }: ControlProps) {
  return (
    <button type="button" className="button panel-control" title={name} {...rest}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path fillRule="evenodd" d={PATHS[sign]} />
      </svg>
      <span data-seen={inMenu ? undefined : 'from-sentence'}>{name}</span>
    </button>
  );
}

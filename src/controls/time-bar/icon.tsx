import { ICON_PATHS } from '../../ui/icon-paths';

/** Outlines of the icons, for buttons and for the relation to the present. */
const PATHS = {
  ...ICON_PATHS,
  back: 'M12 3v10L6 8ZM3 3h2v10H3Z',
  forward: 'M4 3v10l6-5ZM11 3h2v10h-2Z',
  previous: 'M8 3v10L2 8ZM14 3v10L8 8Z',
  next: 'M8 3v10l6-5ZM2 3v10l6-5Z',
  live: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Z',
  past: 'M12 2v12L3 8Z',
  future: ICON_PATHS.run,
  still: ICON_PATHS.pause,
} as const;

/** An icon. It is decoration: a name always stands beside it. */
export function TimeIcon({ of }: { of: keyof typeof PATHS }) {
  return (
    <svg className="time-icon icon" data-of={of} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}

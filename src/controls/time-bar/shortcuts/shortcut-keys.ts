import type { World } from '../../../session/world';
import { type KeyPress, pressedKey } from '../../../ui/pressed-key';
import { stepTime, toggle, visitRollback } from '../scrub/travel';

/** The objects and functions that shortcuts use. */
export interface ShortcutTargets {
  readonly world: World;
  select(id: string | undefined): void;
  changeZone(): void;
  openList(): void;
}

/** A key without modifiers and its effect. `on` is the key's value in lower case. */
export interface Shortcut {
  readonly on: string;
  /** Name of the key for visitors. */
  readonly key: string;
  readonly does: string;
  /** True if the key repeats while it is held down. */
  readonly repeats?: true;
  run(reach: ShortcutTargets): void;
}

/** Presses the Table button of the panel with focus, or else of the first panel in view. */
function pressTable(): void {
  const panels = [...document.querySelectorAll<HTMLElement>('.panel')];
  const inView = (panel: HTMLElement) => {
    const { top, bottom } = panel.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && panel.querySelector('[data-shortcut="table"]') !== null;
  };
  const panel = document.activeElement?.closest('.panel') ?? panels.find(inView);
  panel?.querySelector<HTMLButtonElement>('[data-shortcut="table"]')?.click();
}

export const SHORTCUTS: readonly Shortcut[] = [
  { on: ' ', key: 'Space', does: 'Stop or resume time', run: ({ world }) => toggle(world) },
  { on: 'l', key: 'L', does: 'Return to live', run: ({ world }) => world.clock.goLive() },
  {
    on: ',',
    key: ',',
    does: 'Stop time and go back one second',
    repeats: true,
    run: ({ world }) => stepTime(world, -1),
  },
  {
    on: '.',
    key: '.',
    does: 'Stop time and go forward one second',
    repeats: true,
    run: ({ world }) => stepTime(world, 1),
  },
  {
    on: 'n',
    key: 'N',
    does: 'Next incident',
    repeats: true,
    run: ({ world, select }) => visitRollback(world, 'next', select),
  },
  {
    on: 'p',
    key: 'P',
    does: 'Previous incident',
    repeats: true,
    run: ({ world, select }) => visitRollback(world, 'previous', select),
  },
  {
    on: 'u',
    key: 'U',
    does: 'Switch between UTC and local time',
    run: ({ changeZone }) => changeZone(),
  },
  { on: 't', key: 'T', does: 'Show or hide the table of the focused panel, or of the first in view', run: pressTable },
  { on: '?', key: '?', does: 'Show this list', run: ({ openList }) => openList() },
];

/** Elements that keep all keys for themselves. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], dialog';
/** Elements that keep Space. On a page without panels, Space scrolls. */
const PRESSED_BY_SPACE = 'button, a, summary, input, [tabindex="0"]';

/** Returns the shortcut of a key press; undefined if it has none, or belongs to the element with focus. */
export function shortcutOf(event: KeyPress & Pick<KeyboardEvent, 'defaultPrevented' | 'target'>) {
  const pressed = pressedKey(event)?.toLowerCase();
  if (event.defaultPrevented || pressed === undefined) return undefined;
  const { target } = event;
  if (target instanceof Element) {
    if (target.closest(TYPING)) return undefined;
    const scrolls = document.querySelector('.panel') === null;
    if (pressed === ' ' && (scrolls || target.closest(PRESSED_BY_SPACE))) return undefined;
  }
  return SHORTCUTS.find(({ on }) => on === pressed);
}

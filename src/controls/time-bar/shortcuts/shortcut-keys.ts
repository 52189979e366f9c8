import type { World } from '../../../session/world';
import { type KeyPress, pressedKey } from '../../../ui/pressed-key';
import { stepTime, togglePause, visitRollback } from '../scrub/travel';

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

/** True if a part of the element is in the window. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Gives Space to The Brake where time runs and one is in view, with the focus, so that it holds until the key is let go
 * of; otherwise stops or resumes time at once.
 */
function pressSpace(world: World): void {
  const brake = document.querySelector<HTMLElement>('[data-shortcut="brake"]');
  if (!brake || world.clock.state.mode === 'paused' || !isInView(brake)) {
    togglePause(world);
    return;
  }
  brake.focus({ preventScroll: true });
  brake.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true, cancelable: true }));
}

/** Presses the Table button of the panel with focus, or else of the first panel in view. */
function pressTable(): void {
  const panels = [...document.querySelectorAll<HTMLElement>('.panel:has([data-shortcut="table"])')];
  const panel = document.activeElement?.closest('.panel') ?? panels.find(isInView);
  panel?.querySelector<HTMLButtonElement>('[data-shortcut="table"]')?.click();
}

export const SHORTCUTS: readonly Shortcut[] = [
  {
    on: ' ',
    key: 'Space',
    does: 'Stop or resume time; hold the key where The Brake is on screen',
    run: ({ world }) => pressSpace(world),
  },
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

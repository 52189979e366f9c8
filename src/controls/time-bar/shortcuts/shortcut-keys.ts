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

/** Effect of a key without modifiers. */
export interface Shortcut {
  /** True if the key repeats while it is held down. */
  readonly repeats?: true;
  run(targets: ShortcutTargets): void;
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

/** The page's shortcuts, by the value of their key in lower case. Their list says what each does. */
export const SHORTCUTS = {
  ' ': { run: ({ world }) => pressSpace(world) },
  l: { run: ({ world }) => world.clock.goLive() },
  ',': { repeats: true, run: ({ world }) => stepTime(world, -1) },
  '.': { repeats: true, run: ({ world }) => stepTime(world, 1) },
  n: { repeats: true, run: ({ world, select }) => visitRollback(world, 'next', select) },
  p: { repeats: true, run: ({ world, select }) => visitRollback(world, 'previous', select) },
  u: { run: ({ changeZone }) => changeZone() },
  t: { run: pressTable },
  '?': { run: ({ openList }) => openList() },
} satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutKey = keyof typeof SHORTCUTS;

const isShortcutKey = (key: string): key is ShortcutKey => Object.hasOwn(SHORTCUTS, key);

/** Elements that keep all keys for themselves. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), textarea, select, [contenteditable="true"], dialog';
/** Elements that keep Space. On a page without panels, Space scrolls. */
const PRESSED_BY_SPACE = 'button, a, summary, input, [tabindex="0"]';

/** Returns the shortcut of a key press; undefined if it has none, or belongs to the element with focus. */
export function shortcutOf(event: KeyPress & Pick<KeyboardEvent, 'defaultPrevented' | 'target'>): Shortcut | undefined {
  const pressed = pressedKey(event)?.toLowerCase();
  if (event.defaultPrevented || pressed === undefined) return undefined;
  const { target } = event;
  if (target instanceof Element) {
    if (target.closest(TYPING)) return undefined;
    const scrolls = document.querySelector('.panel') === null;
    if (pressed === ' ' && (scrolls || target.closest(PRESSED_BY_SPACE))) return undefined;
  }
  return isShortcutKey(pressed) ? SHORTCUTS[pressed] : undefined;
}

import { type RefObject, useEffect, useId } from 'react';
import { Modal } from '../../../ui/modal';
import type { ShortcutKey } from './shortcut-keys';
import './shortcuts.css';

/** Effect of each shortcut, in the order of the list. */
const EFFECTS: Readonly<Record<ShortcutKey, string>> = {
  ' ': 'Stop or resume time; hold the key where The Brake is on screen',
  l: 'Return to live',
  ',': 'Stop time and go back one second',
  '.': 'Stop time and go forward one second',
  n: 'Next incident',
  p: 'Previous incident',
  u: 'Switch between UTC and local time',
  t: 'Show or hide the table of the focused panel, or of the first in view',
  '?': 'Show this list',
};

interface ShortcutListProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Number of times that the list was asked for: with each it opens. */
  readonly openings: number;
  /** True while the keys act. */
  readonly isOn: boolean;
  turn(isOn: boolean): void;
}

/** The list of the page's keys in a dialog, with a switch that turns them off. */
export default function ShortcutList({ dialog, openings, isOn, turn }: ShortcutListProps) {
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening opens it again.
  useEffect(() => dialog.current?.showModal(), [dialog, openings]);
  return (
    <Modal ref={dialog} className="shortcuts popup" aria-labelledby={id} closedby="any">
      <h2 className="subtitle" id={id}>
        Keyboard shortcuts
      </h2>
      <dl data-on={isOn}>
        {Object.entries(EFFECTS).map(([key, effect]) => (
          <div key={key}>
            <dt>
              <kbd className="chip">{key === ' ' ? 'Space' : key.toUpperCase()}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small">
        On the time bar, an arrow key moves one second, Shift and an arrow key one minute, and Page Up or Page Down one
        hour.
      </p>
      <label className="switch">
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        Single-key shortcuts
      </label>
      <form method="dialog">
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </Modal>
  );
}

import { type RefObject, useEffect, useId } from 'react';
import { Modal } from '../../../ui/modal';
import { SHORTCUTS } from './shortcut-keys';
import './shortcuts.css';

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
        {SHORTCUTS.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd className="chip">{key}</kbd>
            </dt>
            <dd>{does}</dd>
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

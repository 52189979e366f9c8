import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { useWorld } from '../clock/world';
import { useSelection } from '../selection/selection';
import { storedShortcuts } from '../storage/shortcuts';
import { SHORTCUTS, shortcutOf } from './shortcut-keys';
import './shortcuts.css';

/** The page's keys: what they do, the list of them in `dialog`, and the switch that turns them off. */
export function Shortcuts({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const id = useId();
  const world = useWorld();
  const [, select] = useSelection();
  const [on, setOn] = useState(true);
  const openList = () => dialog.current?.showModal();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = on ? shortcutOf(event) : undefined;
    if (!shortcut || dialog.current?.open) return;
    event.preventDefault();
    if (!event.repeat || shortcut.repeats) shortcut.run({ world, select, openList });
  });
  useEffect(() => {
    setOn(storedShortcuts.read() ?? true);
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setOn(event.target.checked);
    storedShortcuts.write(event.target.checked);
  };
  return (
    <dialog ref={dialog} className="shortcuts" aria-labelledby={id} closedby="any">
      <h2 id={id}>Keyboard shortcuts</h2>
      <dl data-on={on}>
        {SHORTCUTS.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>On the time bar, an arrow key moves one second, Shift and an arrow key one minute, and a page key one hour.</p>
      <label className="switch">
        <input type="checkbox" checked={on} onChange={change} />
        Single-key shortcuts
      </label>
      <form method="dialog">
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </dialog>
  );
}

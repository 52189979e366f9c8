import {
  type ChangeEvent,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { storedShortcuts } from '../../../session/storage/shortcuts';
import { useSelection, useSession } from '../../../session/use-session';
import { useWorld } from '../../../session/world';
import { Modal } from '../../../ui/modal';
import { SHORTCUTS, shortcutOf } from './shortcut-keys';
import './shortcuts.css';

const ListContext = createContext<() => void>(() => {});

/** Returns a function that opens the list of the page's keys. */
export const useShortcutList = (): (() => void) => useContext(ListContext);

/** Handles the keys of the page inside. It shows the list of them in a dialog, with a switch that turns them off. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const world = useWorld();
  const [, select] = useSelection();
  const session = useSession();
  const changeZone = () => session.change({ zone: session.view.zone === 'local' ? 'utc' : 'local' });
  const [on, setOn] = useState(true);
  const openList = useCallback(() => dialog.current?.showModal(), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = on ? shortcutOf(event) : undefined;
    if (!shortcut || dialog.current?.open) return;
    event.preventDefault();
    if (!event.repeat || shortcut.repeats) shortcut.run({ world, select, changeZone, openList });
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
    <ListContext value={openList}>
      {children}
      <Modal ref={dialog} className="shortcuts popup" aria-labelledby={id} closedby="any">
        <h2 className="subtitle" id={id}>
          Keyboard shortcuts
        </h2>
        <dl data-on={on}>
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
          On the time bar, an arrow key moves one second, Shift and an arrow key one minute, and a page key one hour.
        </p>
        <label className="switch">
          <input type="checkbox" checked={on} onChange={change} />
          Single-key shortcuts
        </label>
        <form method="dialog">
          <button type="submit" className="button">
            Close
          </button>
        </form>
      </Modal>
    </ListContext>
  );
}

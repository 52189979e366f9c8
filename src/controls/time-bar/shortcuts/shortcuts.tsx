import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Part } from '../../../loading/part';
import { storedShortcuts } from '../../../session/storage/shortcuts';
import { useSelection, useSession } from '../../../session/use-session';
import { useWorld } from '../../../session/world';
import { shortcutOf } from './shortcut-keys';

const loadList = () => import('./shortcut-list');

const ListContext = createContext<() => void>(() => {});

/** Returns a function that opens the list of the page's keys. */
export const useShortcutList = (): (() => void) => useContext(ListContext);

/** Handles the keys of the page inside, and opens the list of them, whose code is loaded with the first opening. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const world = useWorld();
  const [, select] = useSelection();
  const session = useSession();
  const changeZone = () => session.change({ zone: session.view.zone === 'local' ? 'utc' : 'local' });
  const [isOn, setIsOn] = useState(true);
  const [openings, setOpenings] = useState(0);
  const openList = useCallback(() => setOpenings((before) => before + 1), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = isOn ? shortcutOf(event) : undefined;
    if (!shortcut || dialog.current?.open) return;
    event.preventDefault();
    if (!event.repeat || shortcut.repeats) shortcut.run({ world, select, changeZone, openList });
  });
  useEffect(() => {
    setIsOn(storedShortcuts.read() ?? true);
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const turn = (next: boolean) => {
    setIsOn(next);
    storedShortcuts.write(next);
  };
  return (
    <ListContext value={openList}>
      {children}
      {openings > 0 && <Part name="The list of shortcuts" load={loadList} props={{ dialog, openings, isOn, turn }} />}
    </ListContext>
  );
}

import { createContext, useContext } from 'react';
import { createStore, type Store } from '../store/store';

/** That instant; a show gives each of its visitors one. */
export const CrosshairContext = createContext<Store<number | undefined>>(createStore(undefined));

/**
 * The instant that a visitor points at in one panel, milliseconds since the Unix epoch, shared by all panels of the document; undefined
 * while nothing is pointed at.
 */
export const useCrosshair = (): Store<number | undefined> => useContext(CrosshairContext);

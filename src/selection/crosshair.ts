import { createContext, useContext } from 'react';
import { createPointed, type Pointed } from './pointed';

/** That instant; a show gives each of its visitors one. */
export const CrosshairContext = createContext<Pointed<number>>(createPointed());

/**
 * The instant that a visitor points at in one panel, milliseconds since the Unix epoch, shared by all panels of the document; undefined
 * while nothing is pointed at.
 */
export const useCrosshair = (): Pointed<number> => useContext(CrosshairContext);

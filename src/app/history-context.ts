import { createContext } from 'react';
import type { PageHistory } from './page-history';

/** History of the document's session; undefined in prerendered HTML. */
export const HistoryContext = createContext<PageHistory | undefined>(undefined);

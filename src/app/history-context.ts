import { createContext } from 'react';
import type { PageHistory } from './page-history';

/** The history of the document's session; undefined where the page is prerendered. */
export const HistoryContext = createContext<PageHistory | undefined>(undefined);

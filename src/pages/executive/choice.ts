import { useEffect, useRef, useState } from 'react';
import { EXECUTIVE_TABS } from '../../content/executive';
import { usePageAddress, usePageNavigate } from '../../session/address/page-route';
import { stored } from '../../session/storage/storage';
import { useHydrated } from '../../ui/hydrated';

const FIRST = EXECUTIVE_TABS[0].id;

/** Returns `value` if it is the id of a tab. */
const tabId = (value: unknown) => EXECUTIVE_TABS.find(({ id }) => id === value)?.id;

/** Stored entry `northwall.executive`: the tab that was shown last, by the visitor's choice or a link's. */
const storedTab = stored<string>('executive', 1, tabId);

/**
 * Tab to show, and the function that chooses another: the address's hash goes before the stored tab, which goes before
 * the first one. A choice is stored and written into the address, over the present entry of the history if `replace` is
 * set. In prerendered HTML it is the first tab.
 */
export function useChoice(): readonly [id: string, choose: (id: string, replace: boolean) => void] {
  const { hash } = usePageAddress();
  const go = usePageNavigate();
  const hydrated = useHydrated();
  // Read once, on arrival: an entry of the history without a hash goes on showing its tab.
  const [storedId] = useState(() => storedTab.read());
  const tabAt = (hash: string) => tabId(hash.slice(1)) ?? storedId ?? FIRST;
  // A second key can come before the first one's tab is rendered.
  const lastHash = useRef(hash);
  useEffect(() => {
    lastHash.current = hash;
    const id = tabId(hash.slice(1));
    if (id) storedTab.write(id);
  }, [hash]);
  const choose = (id: string, replace: boolean) => {
    storedTab.write(id);
    if (id === tabAt(lastHash.current)) return;
    lastHash.current = `#${id}`;
    go({ hash: id }, { replace, preventScrollReset: true });
  };
  return [hydrated ? tabAt(hash) : FIRST, choose];
}

import { useContext, useEffect, useState } from 'react';
import { useWorld } from '../clock/world';
import { pageZone } from '../clock/zone';
import { useAddress } from '../link/address';
import { ComparisonContext } from '../selection/comparison';
import { SelectionContext } from '../selection/selection';

/**
 * Whether the address has to be kept up to date, from its first parameter or the visitor's first choice on; and whether a
 * choice has been made.
 */
export function useAddressNeeded(search: string): { readonly needed: boolean; readonly chosen: boolean } {
  const { clock } = useWorld();
  const address = useAddress();
  const selection = useContext(SelectionContext);
  const comparison = useContext(ComparisonContext);
  const [chosen, setChosen] = useState(false);
  const [named, setNamed] = useState(false);
  useEffect(() => {
    if (search !== '') setNamed(true);
  }, [search]);
  useEffect(() => {
    const choose = () => setChosen(true);
    if (Object.keys(address.pending).length > 0) choose();
    const leave = [clock, address, selection, comparison, pageZone].map((store) => store.subscribe(choose));
    return () => {
      for (const each of leave) each();
    };
  }, [clock, address, selection, comparison]);
  return { needed: chosen || named, chosen };
}

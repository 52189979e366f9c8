import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWorld } from '../clock/world';
import { pageZone } from '../clock/zone';
import { useAddress } from '../link/address';
import { ComparisonContext } from '../selection/comparison';
import { SelectionContext } from '../selection/selection';

/** Events before which nobody has chosen anything. */
const FIRST_GESTURES = ['pointerdown', 'keydown'];

/**
 * Whether the address has to be kept up to date, from its first parameter or the visitor's first gesture or choice on: the code is there
 * when the choice is; and the path of the page where a choice was made first.
 */
export function useAddressNeeded(): { readonly needed: boolean; readonly chosenAt: string | undefined } {
  const { pathname, search } = useLocation();
  const { clock } = useWorld();
  const address = useAddress();
  const selection = useContext(SelectionContext);
  const comparison = useContext(ComparisonContext);
  const [chosenAt, setChosenAt] = useState<string>();
  const [needed, setNeeded] = useState(false);
  const choose = useEffectEvent(() => setChosenAt((first) => first ?? pathname));
  useEffect(() => {
    if (search !== '') setNeeded(true);
  }, [search]);
  useEffect(() => {
    const need = () => setNeeded(true);
    for (const each of FIRST_GESTURES) addEventListener(each, need, { once: true });
    return () => {
      for (const each of FIRST_GESTURES) removeEventListener(each, need);
    };
  }, []);
  // Before the next page has something to say: React ends the effects of the last one first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the page that is left.
  useEffect(() => () => address.leave(), [address, pathname]);
  useEffect(() => {
    if (Object.keys(address.pending).length > 0) choose();
    const leave = [clock, address, selection, comparison, pageZone].map((store) => store.subscribe(() => choose()));
    return () => {
      for (const each of leave) each();
    };
  }, [clock, address, selection, comparison]);
  return { needed: needed || chosenAt !== undefined, chosenAt };
}

import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Part } from '../loading/part';
import type AddressSync from './address-sync';

/** The code arrived late: choices made meanwhile must not be undone by the older address. */
let late = false;

const load = () =>
  import('./address-sync').catch((error: unknown) => {
    late = true;
    throw error;
  });

/** Keeps the address up to date, or says at the foot of the window that it cannot. */
export function LazyAddressSync({ arrival, chosenAt }: ComponentProps<typeof AddressSync>) {
  const { search, pathname } = useLocation();
  return (
    <div className="page-notices">
      <Part
        name="The code that keeps the address up to date"
        load={load}
        props={late ? { arrival: { search, path: pathname }, chosenAt: pathname } : { arrival, chosenAt }}
        without="The page works, but its address no longer matches what it shows, and Back does not change the instant."
      />
    </div>
  );
}

import type { ButtonHTMLAttributes } from 'react';

/** A button in the popover with the id `menu`, which it closes. */
export function MenuItem({ menu, ...button }: ButtonHTMLAttributes<HTMLButtonElement> & { readonly menu: string }) {
  return <button type="button" className="button" popoverTarget={menu} popoverTargetAction="hide" {...button} />;
}

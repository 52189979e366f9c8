import { Fragment } from 'react';
import { splitAtIds } from './ids';

/** A text whose ids do not break at their hyphens. */
export function UnbrokenIds({ text }: { text: string }) {
  const parts = splitAtIds(text);
  if (parts.length === 1) return text;
  return parts.map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names.
    return <Fragment key={i}>{i % 2 === 0 ? part : <span className="unbroken">{part}</span>}</Fragment>;
  });
}

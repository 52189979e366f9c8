import { Fragment } from 'react';
import { splitAtUnbroken } from './unbroken';

/** A text whose ids do not break at their hyphens, nor its numbers from their units. */
export function UnbrokenText({ text }: { text: string }) {
  const parts = splitAtUnbroken(text);
  if (parts.length === 1) return text;
  return parts.map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names.
    return <Fragment key={i}>{i % 2 === 0 ? part : <span className="unbroken">{part}</span>}</Fragment>;
  });
}

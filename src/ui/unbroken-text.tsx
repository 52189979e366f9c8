import { Fragment } from 'react';
import { splitAtUnbroken } from './unbroken';

/**
 * A text in which ids do not break at their hyphens, nor numbers from their units. A new text makes a new element, as
 * its parts may differ.
 */
export function UnbrokenText({ text }: { text: string }) {
  return (
    <span key={text}>
      {splitAtUnbroken(text).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names.
        <Fragment key={i}>{i % 2 === 0 ? part : <span className="unbroken">{part}</span>}</Fragment>
      ))}
    </span>
  );
}

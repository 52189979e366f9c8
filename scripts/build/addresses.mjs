/**
 * A text in which each `{name}` is the address of that name.
 *
 * @param {string} text
 * @param {Readonly<Record<string, string>>} addresses
 * @returns {string}
 * @throws where braces hold no known name
 */
export function fillAddresses(text, addresses) {
  return text.replace(/\{([^}]*)\}?/g, (token, /** @type {string} */ name) => {
    const address = Object.hasOwn(addresses, name) && token.endsWith('}') ? addresses[name] : undefined;
    if (!address) throw new Error(`"${token}" names no address; there are ${Object.keys(addresses).join(', ')}`);
    return address;
  });
}

/**
 * A part of a Markdown document, as far as addresses go.
 * @typedef {{ type: string, value?: string, children?: MarkdownNode[] }} MarkdownNode
 */

/**
 * A remark plugin: addresses in a document's text, though not in its code. A name that is unknown stops the build with
 * the file and the place.
 *
 * @param {Readonly<Record<string, string>>} addresses
 */
export function remarkAddresses(addresses) {
  return (
    /** @type {MarkdownNode} */ document,
    /** @type {{ fail(reason: unknown, place: MarkdownNode): never }} */ file,
  ) => {
    /** @param {MarkdownNode} node */
    const fill = (node) => {
      if (node.type === 'text' && node.value !== undefined) {
        try {
          node.value = fillAddresses(node.value, addresses);
        } catch (error) {
          file.fail(error, node);
        }
      }
      node.children?.forEach(fill);
    };
    fill(document);
  };
}

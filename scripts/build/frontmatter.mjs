const FIELDS = {
  title: true,
  description: true,
  eyebrow: true,
  heading: true,
  updated: false,
  note: false,
  composition: false,
};

/**
 * Parses the frontmatter of a Markdown text: a block between two `---` lines at the top, one `key: value` a line,
 * values plain or in double quotes.
 *
 * @param {string} text the file's content
 * @param {string} file named in errors
 * @returns {Record<string, string>}
 * @throws where the block or a required field is missing, or a field is unknown or empty
 */
export function parseFrontmatter(text, file) {
  const block = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  if (!block) throw new Error(`${file}: no frontmatter`);
  /** @type {Record<string, string>} */
  const fields = {};
  for (const line of (block[1] ?? '').split(/\r?\n/)) {
    const [, key, plain, quoted] = /^(\w+): (?:([^"].*)|"(.*)")$/.exec(line) ?? [];
    const value = plain ?? quoted;
    if (!key || !value) throw new Error(`${file}: cannot read the frontmatter line "${line}"`);
    if (!(key in FIELDS)) throw new Error(`${file}: unknown frontmatter field "${key}"`);
    fields[key] = value.trim();
  }
  for (const [key, required] of Object.entries(FIELDS)) {
    if (required && !fields[key]) throw new Error(`${file}: frontmatter lacks "${key}"`);
  }
  return fields;
}

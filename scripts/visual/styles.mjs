/** What holds rules. Any other rule with an @, such as that of an animation, can be seen wherever its name is used. */
const GROUP = /^@(?:media|container|supports|layer|starting-style)\b/;

/** The first part of a selector in round brackets that has none inside. */
const BRACKETS = /(:*[\w-]*)\(([^()]*)\)/;

/** A selector, once for each choice that it leaves, without brackets and without what must not be there. @param {string} selector @returns {string[]} */
function choicesOf(selector) {
  const [whole, name = '', inner = ''] = BRACKETS.exec(selector) ?? [];
  if (whole === undefined) return selector.split(',');
  const choices = /^:(?:is|where|has)$/.test(name) ? inner.split(',') : [''];
  return choices.flatMap((each) => choicesOf(selector.replace(whole, () => ` ${each}`)));
}

/**
 * What a page must have for the rules of a style sheet to apply: for each, classes of which it has all. Undefined where a rule needs no class.
 * The site has one style sheet of all its files, so that a rule applies wherever its selector does, and not where its file is imported.
 * @param {string} css
 * @returns {string[][] | undefined}
 */
function classesOf(css) {
  /** @type {string[][]} */
  const needed = [];
  /** @type {string[]} */
  const open = [];
  const bare = css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, '');
  for (const [, text = '', end] of bare.matchAll(/([^{};]*)([{};])/g)) {
    const head = text.trim();
    const isOutside = open.every((each) => GROUP.test(each));
    if (end === '{') open.push(head);
    if (end === '}') open.pop();
    if (isOutside && end !== '}' && !(end === '{' && GROUP.test(head)))
      needed.push(...choicesOf(head).map((choice) => choice.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
  }
  return needed.every((classes) => classes.length > 0) ? needed : undefined;
}

/** Whether a file gives elements classes: its strings may be names of some. */
const GIVES_CLASSES = /\bclass(?:Name)?\b/;

/**
 * The files that name the classes which the rules of a style sheet need; undefined where a rule can apply without any class, or where no file has the
 * name of one in a string.
 * @param {string} css
 * @param {string} folder of the style sheet
 * @param {ReadonlyMap<string, string>} texts of all files that can give an element a class, by their paths
 */
export function filesStyledBy(css, folder, texts) {
  const givers = [...texts].filter(([, text]) => GIVES_CLASSES.test(text));
  const outside = (/** @type {string[]} */ files) => files.filter((file) => !file.startsWith(folder)).length;
  const found = classesOf(css)?.map((classes) => {
    const naming = classes.map((name) => {
      const word = new RegExp(`(["'\`])(?:[^"'\`]*[\\s}])?${name}(?:[\\s$][^"'\`]*)?\\1`);
      return givers.flatMap(([file, text]) => (word.test(text) ? [file] : []));
    });
    // A page has all of the classes, so that the files of one are enough: of the one that is least used elsewhere.
    return naming.filter(({ length }) => length > 0).sort((a, b) => outside(a) - outside(b))[0] ?? [];
  });
  return found?.every(({ length }) => length > 0) ? new Set(found.flat()) : undefined;
}

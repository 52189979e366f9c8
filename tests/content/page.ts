import { readdirSync, readFileSync } from 'node:fs';
import { parseFrontmatter } from '../../scripts/build/frontmatter.mjs';

const CONTENT = 'src/content';

/** Block of a page's text. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'record';
  readonly text: string;
}

/** Page as in its content files, without the shell, typed data and panels' texts. */
export interface Page {
  /** Route, such as `/terms`. */
  readonly path: string;
  /** Path of the file under `src/content`, without its ending. */
  readonly file: string;
  readonly head: Readonly<Record<string, string>>;
  /** Text in Markdown without the frontmatter. */
  readonly body: string;
  readonly blocks: readonly Block[];
}

/** Removes Markdown's marks from a text: the words of a link or of a diagram's caption remain. */
const plain = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Blocks of a Markdown text: headings, paragraphs, list items, and the cells of tables as items. */
export function blocksOf(markdown: string): Block[] {
  const blocks: { kind: Block['kind']; text: string }[] = [];
  let open = false;
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^#+ (.*)/.exec(line)?.[1];
    const item = /^\s*(?:[-*+]|\d+[.)]) (.*)/.exec(line)?.[1];
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
    else if (item !== undefined) blocks.push({ kind: 'item', text: item });
    else if (/^\s*\|/.test(line)) {
      for (const cell of line.split('|')) if (/\w/.test(cell)) blocks.push({ kind: 'item', text: cell });
    } else if (line.trim() !== '') {
      const last = blocks.at(-1);
      if (open && last) last.text += ` ${line}`;
      else blocks.push({ kind: 'paragraph', text: line });
    }
    open = heading === undefined && line.trim() !== '';
  }
  return blocks.map(({ kind, text }) => ({ kind, text: plain(text) }));
}

/** Makes a page of the text of its content file and of its parts in files of their own. */
export function pageOf(file: string, text: string, parts: readonly string[] = []): Page {
  const body = [text.replace(/^---[\s\S]*?\n---\r?\n/, ''), ...parts].join('\n\n');
  const path = `/${file.replace(/^\w+\//, '').replace(/^home$/, '')}`;
  return { path, file, head: parseFrontmatter(text, file), body, blocks: blocksOf(body) };
}

/** Files under `folder` that `named` accepts, as paths from there with slashes, sorted. */
const filesOf = (folder: string, named: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => named.test(file))
    .sort();

const read = (file: string) => readFileSync(`${CONTENT}/${file}`, 'utf8');

/**
 * Reads every page that has a content file. A Markdown file in any other folder is a part of the page that its folder
 * names, or else its own name: `home/mission.md` of `/`, `intros/skynet.md` of `/skynet`. The project is the working
 * directory.
 */
export function readPages(): Page[] {
  const files = filesOf(CONTENT, /\.md$/);
  const pages = files.filter((file) => /^(?:pages|policies)\//.test(file));
  const names = pages.map((file) => file.replace(/^\w+\/|\.md$/g, ''));
  const ownerOf = (part: string) =>
    part
      .replace('.md', '')
      .split('/')
      .find((name) => names.includes(name));
  return pages.map((file, i) => {
    const parts = files.filter((other) => !pages.includes(other) && ownerOf(other) === names[i]);
    return pageOf(file.replace(/\.md$/, ''), read(file), parts.map(read));
  });
}

/** Fewest words of a string in typed data that counts as a sentence for readers. */
const SENTENCE_WORDS = 4;

/** Sentences among the strings of a TypeScript text. */
export const sentencesInCode = (code: string) =>
  [...code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)]
    .map(([, , text = '']) => text.replace(/\\(.)/g, '$1'))
    .filter((text) => /^\p{Lu}/u.test(text) && !text.includes('${') && text.split(' ').length >= SENTENCE_WORDS);

/** Reads the texts of pages in typed data: a record a file, its path in place of a route. */
export function readRecords(): Page[] {
  const files = filesOf(CONTENT, /\.tsx?$/).filter((file) => !file.includes('.test.'));
  return files
    .map((name): Page => {
      const file = `${CONTENT}/${name}`;
      const blocks = sentencesInCode(readFileSync(file, 'utf8')).map((text): Block => ({ kind: 'record', text }));
      return { path: file, file, head: {}, body: '', blocks };
    })
    .filter(({ blocks }) => blocks.length > 0);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Node of a syntax tree. */
interface Tree {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && 'type' in value;

/**
 * Kind of an element's child: text, an element, one that may come and go, text that may, or a value of unknown type.
 */
type Kind = 'text' | 'element' | 'sometimes' | 'text-sometimes' | 'value';

function kindOf(e: Tree): Kind {
  const [then, other] = [e.consequent, e.alternate].filter(isTree).map(kindOf);
  if (e.type === 'JSXText' || e.type === 'Literal' || e.type === 'TemplateLiteral') return 'text';
  if (e.type === 'JSXElement' || e.type === 'JSXFragment') return 'element';
  if (e.type === 'JSXExpressionContainer' || e.type === 'ParenthesizedExpression') return kindOf(e.expression as Tree);
  if (e.type === 'LogicalExpression')
    return kindOf(e.right as Tree).startsWith('text') ? 'text-sometimes' : 'sometimes';
  if (then && other) return then.startsWith('text') || other.startsWith('text') ? 'text-sometimes' : 'sometimes';
  return 'value';
}

/** Children as React makes them, without white space that only lays out the source. */
const childrenOf = (parent: Tree): Tree[] =>
  (parent.children as Tree[]).filter(
    (child) =>
      !(child.type === 'JSXText' && /^\s*\n\s*$/.test(String(child.value))) &&
      (child.expression as Tree | undefined)?.type !== 'JSXEmptyExpression',
  );

/** Fault in the text among an element's children. */
function faultOf(kinds: readonly Kind[]): string | undefined {
  if (kinds.length < 2) return undefined;
  if (kinds.includes('text-sometimes')) return 'text that may change beside something else';
  const isPair = (kind: Kind, i: number) =>
    [kind, kinds[i + 1]].every((each) => each === 'text' || each === 'value') && [kind, kinds[i + 1]].includes('text');
  if (kinds.some(isPair)) return 'text of several parts';
  const first = kinds.indexOf('sometimes');
  if (first >= 0 && kinds.includes('text', first)) return 'text behind something that may come and go';
  return undefined;
}

const isWords = (e: Tree): boolean =>
  e.type === 'TemplateLiteral' || (e.type === 'Literal' && typeof e.value === 'string');

/** Faults of a source, each with its line. */
function faultsOf(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isTree(node)) return;
    if (node.type === 'FunctionDeclaration' && /^[A-Z]/.test(String((node.id as Tree | null)?.name))) {
      const { body } = node.body as { body: Tree[] };
      const isText = body.some(
        ({ type, argument }) => type === 'ReturnStatement' && isTree(argument) && isWords(argument),
      );
      if (isText) found.push(`${file}:${source.slice(0, node.start).split('\n').length}: a component that is text`);
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const fault = faultOf(childrenOf(node).map(kindOf));
      if (fault) found.push(`${file}:${source.slice(0, node.start).split('\n').length}: ${fault}`);
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return found;
}

// A browser's translation replaces text nodes: React then changes one that is no longer there, or looks for it in vain
// and throws. Between two of them HTML needs a comment, which some servers strip.
test('text that may change is alone in its element, and in one piece', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => join('src', file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ["<p>{kept} of 20{auto && ', '}<span /></p>", 'text that may change beside something else'],
  ['<p>{kept} of 20</p>', 'text of several parts'],
  ['<p>{failed && <Mark />} error</p>', 'text behind something that may come and go'],
])('%s is %s', (source, fault) => expect(faultsOf('a.tsx', source)).toEqual([`a.tsx:1: ${fault}`]));

test.each(['<p>{`All of it`}</p>', '<p>{failed && <Mark />}<span> error</span></p>', '<p>See <a>it</a> here</p>'])(
  '%s is right',
  (source) => expect(faultsOf('a.tsx', source)).toEqual([]),
);

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { COLOURS, FONTS, TYPE_SCALE } from '../src/theme/tokens';

const source = resolve(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

/** Every module and every text of the site, by its path. */
const CODE = new Map(
  files
    .filter((file) => /\.(?:tsx?|md)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(resolve(source, file), 'utf8')] as const),
);

/** The module itself and those that it imports, where the words of its properties are declared. */
function withImports(file: string): readonly string[] {
  const code = CODE.get(file) ?? '';
  const imported = [...code.matchAll(/ from '(\.[^']+)'/g)].flatMap(([, path = '']) =>
    ['.ts', '.tsx', '/index.ts'].map((end) => CODE.get(join(dirname(file), path) + end) ?? ''),
  );
  return [code, ...imported];
}

/** The modules that give elements an attribute, with those that they import. */
function giversOf(attribute: string): readonly string[] {
  const inScript = attribute.replace(/^data-/, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const given = new RegExp(`['"\\s]${attribute}['"=]|\\bdataset\\.${inScript}\\b`);
  return [...CODE].filter(([, code]) => given.test(code)).flatMap(([file]) => withImports(file));
}

/** Every sheet without its comments, by its path. */
const SHEETS = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(resolve(source, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }));

/** The sheets in which a pattern is found more often than `limits` allow, each with how often. */
const beyond = (pattern: RegExp, limits: Readonly<Record<string, number>> = {}) =>
  SHEETS.map(({ file, css }) => [file, css.match(pattern)?.length ?? 0] as const).filter(
    ([file, count]) => count > (limits[file] ?? 0),
  );

test('a value that a style sheet selects is one that the code gives to that attribute', () => {
  const sheets = SHEETS.map(({ css }) => css).join('\n');
  const selected = [...sheets.matchAll(/\[((?:data|aria)-[a-z-]+)="([a-z][\w-]*)"\]/g)];
  expect(selected.length).toBeGreaterThan(100);
  const givers = new Map([...new Set(selected.map(([, name = '']) => name))].map((name) => [name, giversOf(name)]));
  const unknown = selected.filter(([, name = '', value = '']) => {
    const isGiven =
      value === 'true' || value === 'false'
        ? /(?:)/
        : new RegExp(`['"]${value}['"]|^ *${value}: (?:'|[A-Z_]+\\.)`, 'm');
    return !givers.get(name)?.some((code) => isGiven.test(code));
  });
  // A link of the router to the page shown has its attribute from there.
  expect([...new Set(unknown.map(([selector]) => selector))]).toEqual(['[aria-current="page"]']);
});

test('words that are read and not seen are one sheet’s matter', () => {
  const hiding = beyond(/clip-path: inset\(50%\)/g, {
    'ui/hidden.css': 1,
    // A link that keeps its place in the window, so that nothing scrolls when it has the focus.
    'shell/shell.css': 1,
    // A bar of one line: what stands beside the switch, whichever part has it.
    'pages/pages.css': 1,
    // A unit, by the width of the panel and by the page.
    'pages/skynet/operations.css': 1,
    // A unit, and a state that keeps its room.
    'panel/panel.css': 2,
    // A table that lays out nothing around it.
    'panel/body/figure.css': 1,
  });
  expect(hiding).toEqual([]);
});

/** Custom properties for all sheets, which base.css, the build or a kiosk's picture set. */
const SHARED =
  /^--(?:header|margin|gutter|hit|prose|grid|radius|ease|backdrop|accent-word|ink|track|origin|vw|z-|type-|font-)/;
const OWNED = /^--(?:brake|hatch|hero|kiosk|log|operations|panel|pointer|time|timeline)-/;

test('a custom property has its owner’s name before its own', () => {
  const colours = new Set(Object.keys(COLOURS));
  const strangers = SHEETS.flatMap(({ file, css }) =>
    [...css.matchAll(/(?<![\w-])--[a-z][a-z0-9-]*/g)]
      .filter(([name]) => !SHARED.test(name) && !OWNED.test(name) && !colours.has(name.slice(2)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(strangers).toEqual([]);
});

test('a custom property that is used without another value is set somewhere', () => {
  const set = new Set([
    ...Object.keys(COLOURS).map((colour) => `--${colour}`),
    ...Object.keys(FONTS).map((font) => `--font-${font}`),
    ...TYPE_SCALE.map((px) => `--type-${px}`),
    // By the build.
    '--origin',
    ...SHEETS.flatMap(({ css }) => css.match(/--[a-z][a-z0-9-]*(?=:)/g) ?? []),
    ...[...CODE.values()].flatMap((code) => code.match(/--[a-z][a-z0-9-]*(?=['"`:])/g) ?? []),
  ]);
  const unset = SHEETS.flatMap(({ file, css }) =>
    [...css.matchAll(/var\(\s*(--[a-z][a-z0-9-]*)\s*\)/g)].flatMap(([, name = '']) =>
      set.has(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(unset).toEqual([]);
});

test('what lies over what is named, and so is every colour', () => {
  expect(beyond(/z-index: (?!var\(--z-)/g)).toEqual([]);
  const colour = /(?<=[:\s(,])(?:#[0-9a-f]{3,8}\b|(?:rgb|hsl|oklch)a?\(|(?:black|white|gray)(?=[;,\s)]))/gi;
  const unnamed = beyond(colour, {
    'theme/base.css': 1,
    // The tokens on paper.
    'theme/print.css': 16,
    // A mask, whose colour is not seen.
    'pages/executive/executive.css': 1,
  });
  expect(unnamed).toEqual([]);
});

test('a panel and a log are restyled by what they offer, and not from outside', () => {
  const outside = SHEETS.filter(({ file }) => !/^(?:panel|ui\/log)\//.test(file));
  const reaching = outside.flatMap(({ file, css }) => (/\.(?:panel|log)-[a-z]/.test(css) ? [file] : []));
  // What is left: a kiosk's scenes, and a log that fills a place of its page.
  const allowed = [
    'kiosk/page/scenes/scene-panel.css',
    'kiosk/page/scenes/story.css',
    'pages/instrument/instrument.css',
    'pages/skynet/operations.css',
  ];
  expect(reaching.filter((file) => !allowed.includes(file))).toEqual([]);
});

/** Parts of a text between separators that no bracket encloses. */
function split(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (/[([]/.test(character)) depth += 1;
    if (/[)\]]/.test(character)) depth -= 1;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The selectors of all rules of a sheet, those of nested rules behind those around them. */
function selectorsOf(css: string): string[] {
  const around: string[][] = [['']];
  const found: string[] = [];
  for (const [, text = '', brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop();
    if (brace !== '{') continue;
    const outer = around.at(-1) ?? [];
    const isRule = !text.trim().startsWith('@');
    const inner = isRule
      ? outer.flatMap((one) =>
          split(text, /,/).map((each) => (each.includes('&') ? each.replaceAll('&', one) : `${one} ${each}`)),
        )
      : outer;
    around.push(inner);
    if (isRule) found.push(...inner);
  }
  return found;
}

/** Folders of sheets, from the bottom up, each with the beginnings of its classes that no sheet below may select. */
const SHEET_FOLDERS: readonly (readonly [folder: string, classes: RegExp])[] = [
  ['theme', /(?!)/],
  ['ui', /\.(?:mirror|menu-item|cycle|power)\b/],
  ['loading', /\.(?:not-live|slow-notice|part-notice)\b/],
  ['records', /\.(?:snapshots|tamper|beacon)\b/],
  ['controls', /\.(?:time|brake|fork|what-if|tour)\b/],
  ['shell', /\.(?:header|drawer|footer|skip-link|badge)\b/],
  ['panel', /\.panel\b/],
  ['kiosk', /\.kiosk\b/],
  ['pages', /\.(?:page|home|skynet|operations|timeline|executive)\b/],
];

test('the sheets of the theme, of controls and of panels know none of those above them', () => {
  const place = (file: string) => SHEET_FOLDERS.findIndex(([folder]) => file.startsWith(`${folder}/`));
  const found = SHEETS.filter(({ file }) => /^(?:theme|ui|panel)\/(?!.*print)/.test(file)).flatMap(({ file, css }) => {
    const above = SHEET_FOLDERS.slice(place(file) + 1).filter(([, classes]) =>
      selectorsOf(css).some((selector) => classes.test(selector)),
    );
    return [...above.map(([folder]) => `${file}: ${folder}`), ...(css.includes('@import "../') ? [file] : [])];
  });
  expect(found).toEqual([]);
});

/** True if a selector asks for anything at all below or beside an element with `:has()`. */
function isAnyBesideHas(selector: string): boolean {
  const compounds = split(selector.replaceAll(/:not\((?!:has)[^()]*\)/g, ''), /[ >+~]/);
  const subject = compounds.pop() ?? '';
  return compounds.some((each) => each.includes(':has(')) && !/^[a-z]|[.#[]|:is\(/.test(subject);
}

test('what a `:has()` styles below itself has a name', () => {
  expect(isAnyBesideHas('.a:has(> .b) > :first-child')).toBe(true);
  expect(isAnyBesideHas('.a:not(:has(> .b)) ~ :not(:empty)::before')).toBe(true);
  expect(isAnyBesideHas('.a:has(> .b) > :is(.c, p)')).toBe(false);
  // One such rule anywhere, and browsers style the whole page anew at each change of a row or an empty text.
  const any = SHEETS.flatMap(({ file, css }) => selectorsOf(css).map((selector) => `${file}:${selector}`));
  expect(any.filter((each) => isAnyBesideHas(each))).toEqual([]);
});

/** Media that change what the rest of a sheet says. */
const CLOSING = /@media (?:\(forced-colors: active\)|print) (?=\{)/g;

test('what forced colours and paper change stands at the end of its sheet', () => {
  const early = SHEETS.filter(({ file, css }) => {
    const first = css.search(CLOSING);
    const behind = first < 0 ? [] : selectorsOf(css.slice(first).replaceAll(CLOSING, '.closing '));
    return !file.endsWith('print.css') && behind.some((selector) => !selector.trim().startsWith('.closing'));
  });
  // Rules of a narrower case follow there, and take precedence: a menu's form, and the picture of a window's shape.
  expect(early.map(({ file }) => file)).toEqual(['pages/home/hero-drawing.css', 'panel/header/menu.css']);
});

test('a module imports its sheets after all else, or before all else where the sheets of its parts follow them', () => {
  const isSheet = (imported: string) => /\.css';$/.test(imported);
  const scattered = [...CODE].filter(([, code]) => {
    const imports = [...code.matchAll(/^import (?:[^;]*? from )?'[^']+';/gm)].map(([imported]) => imported);
    const inside = imports.slice(
      imports.findIndex((each) => !isSheet(each)),
      imports.findLastIndex((each) => !isSheet(each)),
    );
    return inside.some(isSheet);
  });
  expect(scattered.map(([file]) => file)).toEqual([]);
});

test('a square window has one composition, the wide one', () => {
  expect(beyond(/aspect-ratio <= 1\)/g)).toEqual([]);
});

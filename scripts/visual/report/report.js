/** @typedef {{ before?: string, after?: string, difference?: string }} Pictures */
/** A picture of a strip: `ms` after the instant of its case. @typedef {{ ms: number, kind: string, pictures: Pictures }} Frame */
/** @typedef {{ profile: string, name: string, kind: string, words: string, good: boolean, findings: { kind: string, words: string }[], pictures: Pictures, frames?: Frame[] }} Case */
/** @typedef {{ site: string, against: string, approval?: string, models: string[], counts: Record<string, number>, cases: Case[] }} Data */

/** Milliseconds that each picture is shown for as they blink. */
const BLINK_MS = 700;

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @template {'details' | 'div' | 'fieldset' | 'figcaption' | 'figure' | 'img' | 'input' | 'label' | 'legend' | 'li' | 'option' | 'p' | 'span' | 'summary' | 'ul'} T
 * @param {T} tag @param {Record<string, unknown>} [properties] @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[T]}
 */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** @type {Data} */
const data = JSON.parse(byId('data').textContent ?? '');

/** A box or a button with its words. @param {HTMLInputElement} input @param {string} words */
const choice = (input, words) => make('label', { className: 'choice' }, input, words);

/** A choice of one, from the keyboard too. @param {string} group @param {string} name @param {readonly string[]} choices @param {(choice: string) => void} choose */
function oneOf(group, name, choices, choose) {
  const labels = choices.map((each, i) =>
    choice(make('input', { type: 'radio', name: group, checked: i === 0, onchange: () => choose(each) }), each),
  );
  return make('fieldset', {}, make('legend', {}, name), make('div', {}, ...labels));
}

/** Pictures of one thing, on top of each other. @param {string} name @param {Pictures} pictures */
function layersOf(name, { before, after, difference }) {
  const image = (/** @type {string | undefined} */ src, /** @type {string} */ alt) =>
    src === undefined ? undefined : make('img', { src, alt });
  const images = {
    before: image(before, `${name} before`),
    after: image(after, `${name} after`),
    difference: image(difference, `${name}: what differs, in red`),
  };
  const element = make('div', { className: 'layers' }, ...Object.values(images).filter((each) => each !== undefined));
  return { element, ...images };
}

/** A picture of a strip with its time and its verdict. @param {Frame} frame @param {HTMLElement} layers */
function figureOf({ ms, kind }, layers) {
  const figure = make('figure', {}, make('figcaption', { className: 'verdict' }, `${ms} ms: ${kind}`), layers);
  figure.dataset.good = String(kind === 'equal');
  return figure;
}

/** The pictures of a case and the ways to look at them. @param {Case} one */
function viewer({ name, profile, pictures, frames }) {
  const stacks = frames
    ? frames.map((frame) => layersOf(`${name} at ${frame.ms} ms`, frame.pictures))
    : [layersOf(name, pictures)];
  // The others have one picture only, which is always shown.
  const pairs = stacks.flatMap(({ before, after, difference }) =>
    before && after ? [{ before, after, difference }] : [],
  );
  const range = make('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    hidden: true,
    ariaLabel: 'Share of the picture before',
  });
  const slide = () => {
    for (const { after } of pairs) after.style.clipPath = range.hidden ? '' : `inset(0 0 0 ${range.value}%)`;
  };
  range.oninput = slide;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let blinking;
  const show = (/** @type {string} */ way) => {
    clearInterval(blinking);
    range.hidden = way !== 'slider';
    slide();
    for (const { before, after, difference } of pairs) {
      const own = way === 'difference' && !difference ? 'after' : way;
      before.hidden = !['before', 'slider', 'blink'].includes(own);
      after.hidden = !['after', 'slider'].includes(own);
      if (difference) difference.hidden = own !== 'difference';
    }
    if (way !== 'blink') return;
    blinking = setInterval(() => {
      for (const { after } of pairs) after.hidden = !after.hidden;
    }, BLINK_MS);
  };
  const difference = pairs.some((pair) => pair.difference) ? ['difference'] : [];
  const ways = pairs.length > 0 ? [...difference, 'before', 'after', 'slider', 'blink'] : [];
  show(String(ways[0]));
  const all = stacks.map(({ element }, i) => (frames?.[i] ? figureOf(frames[i], element) : element));
  const view = make(
    'div',
    { className: frames ? 'view strip' : 'view', tabIndex: 0, role: 'group', ariaLabel: `Pictures of ${name}` },
    ...all,
  );
  const first = all.find(({ dataset }) => dataset.good === 'false');
  // Pictures have their sizes once they are decoded.
  const seen = Promise.all([...view.querySelectorAll('img')].map((image) => image.decode()));
  if (first) seen.then(() => view.scrollTo(0, first.offsetTop - view.offsetTop));
  const size = (/** @type {string} */ wanted) => {
    view.dataset.fit = String(wanted === 'whole');
  };
  size('whole');
  const only = (/** @type {string} */ wanted) => {
    view.dataset.only = wanted;
  };
  const group = `${profile}/${name}`;
  return make(
    'div',
    {},
    make(
      'div',
      { className: 'ways' },
      ...(ways.length > 0 ? [oneOf(group, 'Show', ways, show)] : []),
      oneOf(`${group}/size`, 'Size', ['whole', '100%'], size),
      ...(frames ? [oneOf(`${group}/frames`, 'Frames', ['all', 'differing'], only)] : []),
    ),
    range,
    view,
  );
}

/** The box that approves a case. @param {Case} one */
const tick = ({ profile, name }) =>
  make('input', {
    type: 'checkbox',
    name: 'approve',
    value: `${profile}/${name}`,
    ariaLabel: `Approve ${profile} ${name}`,
  });

/** A case with the box that approves it, where there are baselines and there is a picture after. @param {Case} one */
function row(one) {
  const element = entry(one);
  const photographed = (one.frames ?? [one]).some(({ pictures }) => pictures.after !== undefined);
  if (one.good || data.approval === undefined || !photographed) return element;
  return make('div', { className: 'approvable' }, tick(one), element);
}

/** @param {Case} one */
function entry(one) {
  const { name, profile, kind, words, good, findings } = one;
  const said = [
    make('span', {}, make('span', { className: 'case' }, name), ' ', make('span', { className: 'profile' }, profile)),
    make(
      'span',
      { className: 'said' },
      make('span', { className: 'verdict' }, kind),
      kind === 'equal' ? '' : ` ${words}`,
    ),
  ];
  if (kind === 'equal') return make('p', { className: 'equal' }, ...said);
  const details = make('details', {}, make('summary', {}, ...said));
  details.dataset.good = String(good);
  // Pictures are decoded only when somebody looks.
  details.addEventListener(
    'toggle',
    () => {
      const list = make('ul', {}, ...findings.map((each) => make('li', {}, `${each.kind}: ${each.words}`)));
      details.append(make('div', { className: 'seen' }, ...(findings.length > 1 ? [list] : []), viewer(one)));
    },
    { once: true },
  );
  return details;
}

const entries = data.cases.map((one) => ({ one, element: row(one) }));
const kinds = [...new Set(data.cases.map(({ kind }) => kind))].sort();
const boxes = kinds.map((kind) =>
  make('input', { type: 'checkbox', value: kind, checked: kind !== 'equal' || kinds.length === 1 }),
);
const nameField = /** @type {HTMLInputElement} */ (byId('name'));
const profileField = /** @type {HTMLSelectElement} */ (byId('profile'));
const allBox = /** @type {HTMLInputElement} */ (byId('all'));

function filter() {
  const wanted = new Set(boxes.filter(({ checked }) => checked).map(({ value }) => value));
  let shown = 0;
  for (const { one, element } of entries) {
    const fits =
      one.name.includes(nameField.value) && (profileField.value === '' || one.profile === profileField.value);
    element.hidden = !(fits && wanted.has(one.kind));
    if (!element.hidden) shown += 1;
  }
  byId('shown').textContent = `${shown} of ${entries.length} cases shown`;
  writeCommand();
}

/** The boxes that approve what the filters show. */
const shownTicks = () => [
  .../** @type {NodeListOf<HTMLInputElement>} */ (
    document.querySelectorAll('.approvable:not([hidden]) input[name="approve"]')
  ),
];

function tickShown() {
  for (const box of shownTicks()) box.checked = allBox.checked;
  writeCommand();
}

/** The command for what is ticked, shown or not. */
function writeCommand() {
  const ticked = [...document.querySelectorAll('input[name="approve"]:checked')];
  const names = ticked.map((box) => /** @type {HTMLInputElement} */ (box).value);
  const shown = shownTicks();
  const unticked = shown.filter(({ checked }) => !checked).length;
  allBox.disabled = shown.length === 0;
  allBox.checked = shown.length > 0 && unticked === 0;
  allBox.indeterminate = unticked > 0 && unticked < shown.length;
  byId('ticked').textContent = names.length > 0 ? `, ${names.length} ticked` : '';
  byId('approval').hidden = names.length === 0;
  /** @type {HTMLInputElement} */ (byId('command')).value = [data.approval, ...names].join(' ');
  byId('copied').textContent = '';
}

/** Copies the command; where a browser refuses, it is selected to be copied by hand. @param {Event} event */
async function copyCommand(event) {
  event.preventDefault();
  const command = /** @type {HTMLInputElement} */ (byId('command'));
  command.select();
  const copied = await navigator.clipboard?.writeText(command.value).then(
    () => true,
    () => false,
  );
  byId('copied').textContent = copied ? 'Copied' : 'Selected: copy it with the keyboard';
}

const bad = data.cases.filter(({ good }) => !good).length;
byId('sides').textContent = `Before: ${data.against}. After: ${data.site}.`;
byId('summary').textContent =
  bad === 0 ? `All ${data.cases.length} cases are as they were.` : `${bad} of ${data.cases.length} cases differ.`;
byId('models').append(...data.models.map((words) => make('li', {}, words)));
byId('kinds').append(...boxes.map((box) => choice(box, `${box.value} ${data.counts[box.value]}`)));
profileField.append(
  ...[...new Set(data.cases.map(({ profile }) => profile))].map((name) => make('option', { value: name }, name)),
);
byId('cases').append(...entries.map(({ element }) => element));
byId('cases').addEventListener('change', writeCommand);
byId('tick').hidden = data.approval === undefined;
allBox.addEventListener('input', tickShown);
byId('approval').addEventListener('submit', copyCommand);
byId('filters').addEventListener('input', filter);
byId('filters').addEventListener('submit', (event) => event.preventDefault());
filter();

/** @typedef {{ before?: string, after?: string, difference?: string }} Pictures */
/** @typedef {{ profile: string, name: string, kind: string, words: string, good: boolean, findings: { kind: string, words: string }[], pictures: Pictures }} Case */
/** @typedef {{ site: string, against: string, approval?: string, models: string[], counts: Record<string, number>, cases: Case[] }} Data */

/** Milliseconds that each picture is shown for as they blink. */
const BLINK_MS = 700;

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @template {'details' | 'div' | 'fieldset' | 'img' | 'input' | 'label' | 'legend' | 'li' | 'option' | 'p' | 'span' | 'summary' | 'ul'} T
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

/** The pictures of a case and the ways to look at them. @param {Case} one */
function viewer({ name, profile, pictures }) {
  const { before, after, difference } = pictures;
  const image = (/** @type {string | undefined} */ src, /** @type {string} */ alt) =>
    make('img', { src: src ?? '', alt, hidden: true });
  const images = {
    before: image(before, `${name} before`),
    after: image(after, `${name} after`),
    difference: image(difference, `${name}: what differs, in red`),
  };
  const range = make('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    hidden: true,
    ariaLabel: 'Share of the picture before',
  });
  const slide = () => {
    images.after.style.clipPath = `inset(0 0 0 ${range.value}%)`;
  };
  range.oninput = slide;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let blinking;
  const show = (/** @type {string} */ way) => {
    clearInterval(blinking);
    images.after.style.clipPath = '';
    range.hidden = way !== 'slider';
    images.before.hidden = !['before', 'slider', 'blink'].includes(way);
    images.after.hidden = !['after', 'slider'].includes(way);
    images.difference.hidden = way !== 'difference';
    if (way === 'slider') slide();
    if (way === 'blink') {
      blinking = setInterval(() => {
        images.after.hidden = !images.after.hidden;
      }, BLINK_MS);
    }
  };
  const both = before && after ? [...(difference ? ['difference'] : []), 'before', 'after', 'slider', 'blink'] : [];
  const ways = both.length > 0 ? both : [after ? 'after' : 'before'];
  show(String(ways[0]));
  const used = Object.entries(images).flatMap(([side, img]) =>
    pictures[/** @type {keyof Pictures} */ (side)] ? [img] : [],
  );
  const view = make(
    'div',
    { className: 'view', tabIndex: 0, role: 'group', ariaLabel: `Pictures of ${name}` },
    ...used,
  );
  const size = (/** @type {string} */ wanted) => {
    view.dataset.fit = String(wanted === 'whole');
  };
  size('whole');
  const group = `${profile}/${name}`;
  return make(
    'div',
    {},
    make(
      'div',
      { className: 'ways' },
      oneOf(group, 'Show', ways, show),
      oneOf(`${group}/`, 'Size', ['whole', '100%'], size),
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
  if (one.good || data.approval === undefined || one.pictures.after === undefined) return element;
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
}

/** The command for what is ticked. */
function writeCommand() {
  const ticked = [...document.querySelectorAll('input[name="approve"]:checked')];
  const names = ticked.map((box) => /** @type {HTMLInputElement} */ (box).value);
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
byId('approval').addEventListener('submit', copyCommand);
byId('filters').addEventListener('input', filter);
byId('filters').addEventListener('submit', (event) => event.preventDefault());
filter();

import { useId } from 'react';
import { DASHBOARD_IDS } from '../../../dashboards/ids';
import { type KioskAddress, type LinePart as KioskPart, PARTS } from '../../address';
import { type ComposedAddress, type FieldTexts, fieldText, isRelevant } from '../../compose';
import { SHOW_SCENES, type ShowSceneName } from '../../scenes';
import { playlistWords } from './playlist-words';

/** Content of a scene, where its name does not say it. */
const SCENE_NOTES: { readonly [name in ShowSceneName]?: string } = {
  floor: 'the racks',
  figures: 'four large numbers',
  story: 'sentences from the pages, with their drawings',
};

const sceneText = (name: ShowSceneName): string => {
  const note = SCENE_NOTES[name];
  return note === undefined ? name : `${name} (${note})`;
};

/** Parameters with a field, each with a label and a hint, and the values of one that is chosen rather than typed. */
export const FIELDS = [
  [
    'play',
    'Playlist',
    `Leave empty for the standard show. Separate items with commas; add @90 to an item to show it for 90 s. Scenes: ${SHOW_SCENES.map(sceneText).join(', ')}. Panels: ${DASHBOARD_IDS.filter((id) => !SHOW_SCENES.some((scene) => scene === id)).join(', ')}. Pages: their paths, such as /expos.`,
  ],
  ['distance', 'Viewing distance (m)', 'How far visitors stand from the screen.'],
  ['diagonal', 'Screen diagonal (inches)', 'As the maker quotes it, such as 43.'],
  ['rotate', 'Rotation (degrees)', 'Clockwise, for a screen mounted sideways.', ['0', '90', '180', '270']],
  ['idle', 'Resume after', 'Time without a touch before the show resumes, such as 60 s or 2 min.'],
  [
    'hours',
    'Opening hours',
    'Leave empty to show all day. The same every day: “9-18” or “9am-6pm”. Different by day: “Mon-Fri 9-18, Sat 10-16, 2026-03-06 closed”; the show does not run on days that are not listed. Times are in the kiosk computer’s time zone.',
  ],
  [
    'wall',
    'Video wall',
    'Leave empty for one screen. “3x1” spreads one picture across three screens side by side; “each” shows a different item on each screen.',
  ],
  ['tile', 'Screen number', 'Counted from 1, left to right, then top to bottom.'],
  ['bezel', 'Gap between screens (px)', 'The total width of the two frames between neighbouring pictures.'],
  [
    'site',
    'Site for QR codes',
    'A copy of this site that visitors’ phones can reach, such as example.org. The show’s QR codes lead there.',
  ],
] as const satisfies readonly (readonly [keyof KioskAddress, string, string, (readonly string[])?])[];

/** Group that has the choice of touch besides its fields. */
const VISITORS = 'Visitors';

/** Fields under one heading, in the order in which a kiosk is set up. */
const GROUPS: readonly (readonly [string, readonly (typeof FIELDS)[number][0][]])[] = [
  ['Show', ['play', 'idle', 'hours']],
  ['Screen', ['distance', 'diagonal', 'rotate', 'wall', 'tile', 'bezel']],
  [VISITORS, ['site']],
];

/** Labels of the parts of the bar along the lower edge. */
const PART_LABELS: Readonly<Record<KioskPart, string>> = {
  clock: 'Clock',
  caption: 'Simulation note',
  qr: 'QR code',
  beacon: 'State code, to compare screens',
};

/** Characters of a hint up to which its field stands beside others. */
const SHORT_HINT = 100;

interface FieldProps {
  readonly label: string;
  readonly hint: string;
  /** The value in words; absent if it needs none. */
  readonly words: string | undefined;
  readonly choices: readonly string[] | undefined;
  readonly value: string;
  /** Problems of the value, one sentence each. */
  readonly problems: readonly string[];
  change(text: string): void;
  /** Called when the field loses focus. */
  leave(): void;
}

function Field({ label, hint, words, choices, value, problems, change, leave }: FieldProps) {
  const id = useId();
  const descriptions = [...(words ? [`${id}-words`] : []), `${id}-hint`, `${id}-problems`].join(' ');
  const control = { id, value, 'aria-invalid': problems.length > 0, 'aria-describedby': descriptions };
  return (
    <div className="setup-field stack tight" data-long={hint.length > SHORT_HINT || undefined}>
      <label htmlFor={id}>{label}</label>
      {words && (
        <p className="small" id={`${id}-words`}>
          {words}
        </p>
      )}
      {choices ? (
        <select {...control} className="mono" onChange={(event) => change(event.target.value)}>
          {/* What a link asks for in vain stays, with its problem below it. */}
          {[...new Set([...choices, value])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
      )}
      <div id={`${id}-problems`} className="fault">
        {problems.map((why) => (
          <p key={why}>{why}</p>
        ))}
      </div>
      <small className="small" id={`${id}-hint`}>
        {hint}
      </small>
    </div>
  );
}

interface SetupFormProps {
  readonly texts: FieldTexts;
  readonly composed: ComposedAddress;
  change(texts: FieldTexts): void;
}

/** Returns the text of a list of parts, with one part added or removed. */
const toggled = (parts: readonly KioskPart[], part: KioskPart): string =>
  PARTS.filter((each) => parts.includes(each) !== (each === part)).join(',');

/** A form for all parameters of an address that are set by hand. A field keeps its text until it loses focus. */
export function SetupForm({ texts, composed, change }: SetupFormProps) {
  const { address, problems } = composed;
  const { wall, parts, touch, brand } = address;
  const set = (name: keyof KioskAddress, text: string) => change({ ...texts, [name]: text });
  const field = ([name, label, hint, choices]: (typeof FIELDS)[number]) => {
    const sentences = problems.filter((problem) => problem.name === name).map(({ why }) => why);
    return (
      <Field
        key={name}
        label={label}
        hint={hint}
        words={name === 'play' && sentences.length === 0 ? playlistWords(address.play) : undefined}
        choices={choices}
        value={texts[name] ?? ''}
        problems={sentences}
        change={(text) => set(name, text)}
        leave={() => sentences.length === 0 && set(name, fieldText(address, name) ?? '')}
      />
    );
  };
  return (
    <form className="setup-form stack" onSubmit={(event) => event.preventDefault()}>
      {GROUPS.map(([group, names]) => (
        <fieldset key={group} className="setup-group">
          <legend>{group}</legend>
          {FIELDS.filter(([name]) => names.includes(name) && isRelevant(name, wall)).map(field)}
          {group === VISITORS && (
            <label className="setup-field switch" data-long>
              <input
                type="checkbox"
                checked={touch === 'on'}
                onChange={() => set('touch', touch === 'on' ? 'off' : 'on')}
              />
              Visitors can touch the screen
            </label>
          )}
        </fieldset>
      ))}
      <fieldset className="setup-group">
        <legend>Shown along the lower edge</legend>
        <label className="switch">
          <input
            type="checkbox"
            checked={brand === 'on'}
            onChange={() => set('brand', brand === 'on' ? 'off' : 'on')}
          />
          Company name
        </label>
        {PARTS.map((part) => {
          // The note is always there with the company's name.
          const isFixed = part === 'caption' && brand === 'on';
          return (
            <label key={part} className="switch">
              <input
                type="checkbox"
                checked={isFixed || parts.includes(part)}
                disabled={isFixed}
                onChange={() => set('parts', toggled(parts, part))}
              />
              <span>{isFixed ? `${PART_LABELS[part]}, always shown` : PART_LABELS[part]}</span>
            </label>
          );
        })}
      </fieldset>
    </form>
  );
}

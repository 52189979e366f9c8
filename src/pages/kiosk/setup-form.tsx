import { useId } from 'react';
import { DASHBOARD_IDS } from '../../dashboards/ids';
import { type KioskAddress, PARTS, parameterText } from '../../kiosk/address';
import { applies, type Composed, type Texts } from '../../kiosk/compose';
import { SCENES } from '../../kiosk/playlist';

/** The parameters that are typed, each with its label and a hint. */
export const FIELDS = [
  [
    'play',
    'Playlist',
    `Scenes ${SCENES.join(', ')}; panels ${DASHBOARD_IDS.filter((id) => id !== 'forks').join(', ')}; or pages such as /expos. With commas between them; @90 behind one shows it for 90 s.`,
  ],
  ['distance', 'Viewing distance', 'From the screen to its visitors, in metres.'],
  ['diagonal', 'Screen diagonal', 'In inches.'],
  ['idle', 'Show resumes after', 'Time without a touch, such as 60s or 2m.'],
  ['hours', 'Opening hours', 'Such as 09:00-18:00, in the machine’s own time. Empty for all day.'],
  [
    'wall',
    'Wall',
    'Empty for one screen; 3x1 for one picture across three; each to show another item of the playlist on every screen.',
  ],
  ['tile', 'Number of this screen', 'Counted from 1, left to right and down.'],
  ['bezel', 'Gap between two pictures', 'In pixels: what the frames of two neighbouring screens hide.'],
  ['rotate', 'Rotation', '0, 90, 180 or 270 degrees clockwise, for a screen mounted sideways.'],
  ['site', 'Site in QR codes', 'Such as https://example.org: an address that visitors’ phones can open.'],
] as const satisfies readonly (readonly [keyof KioskAddress, string, string])[];

interface FieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** What is wrong with the value: a sentence each. */
  readonly problems: readonly string[];
  change(text: string): void;
  /** The field is left. */
  leave(): void;
}

function Field({ label, hint, value, problems, change, leave }: FieldProps) {
  const id = useId();
  return (
    <div className="setup-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-hint ${id}-problems`}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
      <div id={`${id}-problems`} className="setup-problems">
        {problems.map((why) => (
          <p key={why}>{why}</p>
        ))}
      </div>
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
}

interface SetupFormProps {
  readonly texts: Texts;
  readonly composed: Composed;
  change(texts: Texts): void;
}

/** Everything of an address that is set by hand. A field keeps what is typed until it is left. */
export function SetupForm({ texts, composed, change }: SetupFormProps) {
  const { address, problems } = composed;
  const { wall, parts, touch } = address;
  const set = (name: keyof KioskAddress, text: string) => change({ ...texts, [name]: text });
  return (
    <form className="setup-form" onSubmit={(event) => event.preventDefault()}>
      {FIELDS.filter(([name]) => applies(name, wall)).map(([name, label, hint]) => {
        const wrong = problems.filter((problem) => problem.name === name).map(({ why }) => why);
        return (
          <Field
            key={name}
            label={label}
            hint={hint}
            value={texts[name] ?? ''}
            problems={wrong}
            change={(text) => set(name, text)}
            leave={() => wrong.length === 0 && set(name, parameterText(address, name) ?? '')}
          />
        );
      })}
      <fieldset className="setup-parts">
        <legend>Shown along the lower edge</legend>
        {PARTS.map((part) => (
          <label key={part} className="switch">
            <input
              type="checkbox"
              checked={parts.includes(part)}
              onChange={() => set('parts', PARTS.filter((each) => parts.includes(each) !== (each === part)).join(','))}
            />
            {part}
          </label>
        ))}
      </fieldset>
      <label className="switch">
        <input type="checkbox" checked={touch === 'on'} onChange={() => set('touch', touch === 'on' ? 'off' : 'on')} />
        Visitors can touch the screen
      </label>
    </form>
  );
}

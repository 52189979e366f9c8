import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DASHBOARD_IDS } from '../../dashboards/ids';
import { type Part as FramePart, type KioskAddress, PARTS, readKiosk, writeKiosk } from '../../kiosk/address';
import { playlist, STANDARD_SHOW } from '../../kiosk/items';
import { hours, wall } from '../../kiosk/parts';
import { SCENES } from '../../kiosk/playlist';
import { Part } from '../../loading/part';
import { useHydrated } from '../../ui/hydrated';
import { StatusMark } from '../../ui/status-mark';
import '../../panel/panel.css';
import './kiosk.css';
import { type Check, checkMachine } from './checks';
import './setup.css';
import { Show } from './show';
import type { KioskPageProps, SitePages } from './site-pages';

const loadQr = () => import('../../panel/qr');

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly type?: 'number' | 'text';
  readonly broken?: boolean;
  change(text: string): void;
}

function Field({ label, hint, value, type = 'text', broken = false, change }: FieldProps) {
  const id = useId();
  return (
    <p className="setup-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        aria-invalid={broken}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.target.value)}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </p>
  );
}

interface TextFieldProps<T> {
  readonly label: string;
  readonly hint: string;
  readonly value: T | undefined;
  readonly parameter: { read(text: string): T | undefined; write(value: T): string };
  change(value: T | undefined): void;
}

/** A parameter as it is typed; only a text that can be read changes the address. */
function TextField<T>({ label, hint, value, parameter, change }: TextFieldProps<T>) {
  const [text, setText] = useState(value === undefined ? '' : parameter.write(value));
  const broken = text !== '' && parameter.read(text) === undefined;
  const type = (next: string) => {
    setText(next);
    const read = next === '' ? undefined : parameter.read(next);
    if (next === '' || read !== undefined) change(read);
  };
  return <Field label={label} hint={hint} value={text} broken={broken} change={type} />;
}

/** What the machine can do. */
function Machine() {
  const [checks, setChecks] = useState<readonly Check[]>([]);
  useEffect(() => {
    void checkMachine().then(setChecks);
  }, []);
  return (
    <dl className="setup-checks">
      {checks.map(({ name, fine, says }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <StatusMark tone={fine ? 'ok' : 'warn'} /> {says}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Numbers of an address that are set one by one, each with what it is. */
const NUMBERS = [
  ['distance', 'Visitors stand at, metres'],
  ['diagonal', 'Screen’s diagonal, inches'],
  ['idle', 'Show resumes after, seconds without touch'],
] as const;

function Builder({ site }: { site: SitePages }) {
  const { search } = useLocation();
  const [address, setAddress] = useState<KioskAddress>(() => readKiosk(search, site.paths).address);
  const set = (change: Partial<KioskAddress>) => setAddress({ ...address, ...change });
  const path = `${import.meta.env.BASE_URL.slice(0, -1)}/kiosk`;
  const others = new URLSearchParams(search);
  if (address.hours && !others.has('zone')) others.set('zone', 'local');
  const query = writeKiosk(address, `?${others}`);
  const link = `${location.origin}${path}${query}`;
  const named = readKiosk(query, site.paths).unread;
  return (
    <div className="setup">
      <form className="setup-form" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Playlist"
          hint={`Scenes ${SCENES.join(', ')}; panels ${DASHBOARD_IDS.filter((id) => id !== 'forks').join(', ')}; or pages such as /expos. With commas between them; @90 behind one shows it for 90 s.`}
          value={address.play}
          parameter={playlist(site.paths)}
          change={(play) => set({ play: play ?? STANDARD_SHOW })}
        />
        {NUMBERS.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            type="number"
            value={String(address[name])}
            change={(text) => {
              const { unread, address: read } = readKiosk(`?${name}=${text}`, []);
              if (unread.length === 0) set({ [name]: read[name] });
            }}
          />
        ))}
        <TextField
          label="Open"
          hint="Such as 09:00-18:00, in the machine’s own time. Empty for all day."
          value={address.hours}
          parameter={hours}
          change={(next) => set({ hours: next })}
        />
        <TextField
          label="Wall"
          hint="Empty for one screen; 3x1 for one picture across three; each for an item of the playlist a screen."
          value={address.wall}
          parameter={wall}
          change={(next) => set({ wall: next, tile: 1 })}
        />
        {address.wall !== undefined && (
          <Field
            label="This screen’s number, left to right and down"
            type="number"
            value={String(address.tile)}
            change={(text) => set({ tile: Math.max(1, Math.min(64, Math.round(Number(text) || 1))) })}
          />
        )}
        <fieldset className="setup-parts">
          <legend>Shown along the lower edge</legend>
          {PARTS.map((part) => (
            <label key={part} className="switch">
              <input
                type="checkbox"
                checked={address.parts.includes(part)}
                onChange={() => {
                  const kept = PARTS.filter((each: FramePart) => address.parts.includes(each) !== (each === part));
                  set({ parts: kept });
                }}
              />
              {part}
            </label>
          ))}
        </fieldset>
        <label className="switch">
          <input
            type="checkbox"
            checked={address.touch === 'on'}
            onChange={() => set({ touch: address.touch === 'on' ? 'off' : 'on' })}
          />
          Visitors can touch the screen
        </label>
      </form>
      <section className="setup-result" aria-label="The address">
        <p className="setup-link">
          <code>{link}</code>
        </p>
        {named.length > 0 && <p className="note">Not used: {named.join(', ')}.</p>}
        <p className="setup-ways">
          <a className="button button-primary" href={link}>
            Start the show
          </a>
          <button type="button" className="button" onClick={() => print()}>
            Print this page
          </button>
        </p>
        <div className="setup-preview" inert>
          <div className="setup-preview-screen">
            <Show key={query} address={{ ...address, wall: undefined }} rate={1} site={site} />
          </div>
        </div>
        <Part
          name="The QR code"
          load={loadQr}
          props={{ link, label: 'QR code of the address' }}
          fallback={<div className="qr" />}
          without={link}
        />
        <p>On the machine of the stand:</p>
        <p className="setup-link">
          <code>npm run kiosk -- --show &apos;/kiosk{query}&apos;</code>
        </p>
        <h2>This machine</h2>
        <Machine />
      </section>
    </div>
  );
}

/** Composes the address of a show, and says whether the machine is fit for it. */
export function Page({ site }: KioskPageProps) {
  const hydrated = useHydrated();
  return (
    <main className="page" id="main">
      <header className="page-header">
        <p className="eyebrow">Kiosk</p>
        <h1>Set up a stand</h1>
      </header>
      {hydrated && <Builder site={site} />}
      <noscript>
        <p>The address is put together in your browser, which needs JavaScript.</p>
      </noscript>
    </main>
  );
}

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NEXT_FRAME } from '../../clock/frames';
import { clockReading, zonedTime } from '../../clock/zone';
import { Beacon } from '../../records/beacon/beacon-part';
import { readLink } from '../../session/address/link';
import { siteRoot } from '../../session/address/site-root';
import { useFrame } from '../../session/use-frame';
import { useZone } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { copyText } from '../../ui/copy';
import { useHydrated } from '../../ui/hydrated';
import { pressedKey } from '../../ui/pressed-key';
import { setText } from '../../ui/set-text';
import { type KioskAddress, readKiosk, writeKiosk } from '../address';
import { offsetText, STEP_KEYS, STEPS, sweepAt } from '../sweep';
import { computerTime, useKioskClock } from './clock/use-kiosk-clock';
import type { KioskPageProps, SitePages } from './session/site-pages';
import './kiosk.css';
import './sync.css';

/** Marks of the scale below the sweep, in milliseconds. */
const SCALE = Array.from({ length: 10 }, (_, i) => i * 100);

/** Face on which two screens are compared: the world's time, the beacon, and the sweep of the computer's second. */
function Face({ address }: { address: KioskAddress }) {
  const { clock } = useWorld();
  const zone = useZone();
  const face = useRef<HTMLElement>(null);
  const date = useRef<HTMLParagraphElement>(null);
  const time = useRef<HTMLParagraphElement>(null);
  const ms = useRef<HTMLSpanElement>(null);
  useFrame(() => {
    const { share, isEven, ms: past } = sweepAt(computerTime(address));
    const t = clock.now();
    const [day, , name] = clockReading(t, zone).split(' ');
    setText(date.current, `Simulated time, ${day}, ${name}`);
    setText(time.current, zonedTime(t, zone).slice(11, 21));
    setText(ms.current, String(past).padStart(3, '0'));
    face.current?.toggleAttribute('data-even', isEven);
    face.current?.style.setProperty('--kiosk-share', String(share));
    return NEXT_FRAME;
  });
  return (
    <section ref={face} className="sync-face card" aria-label="Comparison">
      <div className="sync-world">
        <p ref={date} className="sync-caption muted small" />
        <p ref={time} className="sync-time line" />
        <Beacon />
      </div>
      <div className="sync-computer">
        <p className="sync-caption muted small">This computer’s clock (ms)</p>
        <p className="sync-time line">
          <span ref={ms} />
          <svg className="sync-second" viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="7" />
            <path d="M8 0 16 8 8 16 0 8Z" />
          </svg>
        </p>
        <p className="sync-caption muted small">Disc: even second. Diamond: odd second.</p>
      </div>
      <div className="sync-sweep" aria-hidden="true">
        <div className="sync-bar" />
        <ol className="sync-scale muted">
          {SCALE.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface SettingProps {
  readonly address: KioskAddress;
  /** Changes the offset by `step` milliseconds. */
  change(step: number): void;
}

/** Changes the offset with buttons and keys, and gives the address that holds it. */
function Setting({ address, change }: SettingProps) {
  const { search } = useLocation();
  const [copied, setCopied] = useState('');
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEP_KEYS[pressedKey(event) ?? ''];
    if (step === undefined) return;
    event.preventDefault();
    change(step);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  const link = `${siteRoot()}/kiosk${writeKiosk(address, search)}`;
  return (
    <section className="stack" aria-label="This screen">
      <div className="sync-steps row roomy">
        {STEPS.map((step) => (
          <button key={step} type="button" className="button" onClick={() => change(step)}>
            {offsetText(step)}
          </button>
        ))}
        <output className="sync-offset">{offsetText(address.offset)}</output>
      </div>
      <p className="muted small">
        A positive offset sets this screen ahead of its computer’s clock. Keys: left and right arrows 1 ms, up and down
        arrows 10 ms, Page Up and Page Down 100 ms.
      </p>
      <p className="setup-link mono">
        <code>{link}</code>
      </p>
      <p className="row roomy">
        <button
          type="button"
          className="button"
          onClick={async () => {
            if (await copyText(link)) setCopied(link);
          }}
        >
          {copied === link ? 'Copied' : 'Copy the address'}
        </button>
        <a className="button button-primary" href={link}>
          Start the show
        </a>
      </p>
    </section>
  );
}

function Sync({ site }: { site: SitePages }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { name: world } = useWorld();
  const read = useMemo(() => readKiosk(search, site.paths).address, [search, site]);
  const link = useMemo(() => readLink(search, world), [search, world]);
  // The state is ahead of the address, which follows: two keys in quick succession are two steps.
  const [offset, setOffset] = useState(read.offset);
  const address = useMemo(() => ({ ...read, offset }), [read, offset]);
  useEffect(() => {
    if (offset === read.offset) return;
    void navigate({ search: writeKiosk(address, search) }, { replace: true, preventScrollReset: true });
  }, [offset, read, address, search, navigate]);
  const change = (step: number) =>
    setOffset((now) => {
      const next = writeKiosk({ ...read, offset: now + step }, search);
      // An offset beyond the limits of an address is refused.
      return readKiosk(next, site.paths).unread.includes('offset') ? now : now + step;
    });
  useKioskClock(address, link);
  return (
    <>
      <Face address={address} />
      <Setting address={address} change={change} />
    </>
  );
}

/** The page on which two screens side by side show the difference of their clocks in one photograph. */
export function Page({ site }: KioskPageProps) {
  const hydrated = useHydrated();
  return (
    <main className="page sync column" id="main">
      <header>
        <p className="eyebrow line muted small">Kiosk</p>
        <h1>Synchronise two screens</h1>
        <p className="sync-lead muted">
          Open this page on both screens and take one photograph of both. The bars show how many milliseconds they are
          apart. Adjust one screen until they agree.
        </p>
      </header>
      {hydrated && <Sync site={site} />}
      <noscript>
        <p>This page needs JavaScript.</p>
      </noscript>
    </main>
  );
}

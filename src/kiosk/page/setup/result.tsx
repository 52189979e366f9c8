import { Part } from '../../../loading/part';
import { siteRoot } from '../../../session/address/site-root';
import { countText, countWord } from '../../../sim/words/sentences';
import type { KioskAddress } from '../../address';
import { COMPUTER_SCREENS, installationCommands, launcherOptions, PACKING, screensOf } from '../../command';
import { codeOrigin } from '../show/code-origin';

const loadQr = () => import('../../../ui/qr');

const Command = ({ text }: { text: string }) => (
  <pre className="setup-link mono">
    <code>{text}</code>
  </pre>
);

interface SetupResultProps {
  readonly address: KioskAddress;
  /** The address as a query string. */
  readonly query: string;
}

/** The address as a link that starts the show, and as a QR code. */
export function SetupAddress({ address, query }: SetupResultProps) {
  const link = `${siteRoot()}/kiosk${query}`;
  const origin = codeOrigin(address);
  const coded = origin && `${origin}/kiosk${query}`;
  return (
    <>
      <p className="row roomy">
        <a className="button button-primary" href={link}>
          Start the show
        </a>
        <button type="button" className="button" onClick={() => print()}>
          Print this page
        </button>
      </p>
      <p className="setup-link mono">
        <code>{link}</code>
      </p>
      <p className="note muted small">
        A show started here survives a reload. If kiosk software starts the browser, give it the address above. To make
        the show permanent, install it as described below.
      </p>
      {coded !== undefined && (
        <Part
          name="The QR code"
          load={loadQr}
          props={{ link: coded, label: `QR code of ${coded}` }}
          fallback={<div className="qr" />}
          without={coded}
        />
      )}
      {coded === undefined && address.qr === 'on' && (
        <p className="note muted small">
          No QR codes: the site runs on the kiosk’s own computer, which phones cannot reach. Fill in “Site for QR
          codes”, and visitors can take the view with them on their phones.
        </p>
      )}
    </>
  );
}

/** The commands that try the show and install it, with the address. */
export function SetupCommands({ address, query }: SetupResultProps) {
  const screens = screensOf(address);
  const options = launcherOptions(address, query);
  return (
    <>
      <p>To try the show, run in the project folder:</p>
      <Command text={`npm run kiosk -- ${options}`} />
      <p>To install it for good, first pack it, also in the project folder:</p>
      <Command text={PACKING} />
      <p>Then, on the kiosk computer, run as root in the folder that holds the archive:</p>
      <Command text={installationCommands(options)} />
      {screens > COMPUTER_SCREENS && (
        <p className="note muted small">{`The wall has ${countText(screens, 'screen')}, and one computer runs ${countWord(COMPUTER_SCREENS)} at most. On the others, repeat --show for each screen, with its own screen number.`}</p>
      )}
      {address.wall === 'each' && (
        <p className="note muted small">
          The commands start one screen for each item. If you have fewer or more screens, change --screens.
        </p>
      )}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { clockReading } from '../../clock/zone';
import { useInstantLink } from '../../session/use-instant-link';
import { useView, useZone } from '../../session/use-session';
import QrCode from '../../ui/qr';
import './instant-code.css';

interface InstantCodeProps {
  /** Milliseconds since the Unix epoch. */
  readonly t: number;
  /** Id of the dashboard. */
  readonly panel: string;
}

/** A QR code of the link to an instant of a panel in the view of now, with that instant as text. */
export default function InstantCode({ t, panel }: InstantCodeProps) {
  const zone = useZone();
  const linkTo = useInstantLink();
  // Renders again when the view changes.
  useView((view) => view);
  const text = useRef<HTMLParagraphElement>(null);
  const instant = clockReading(t, zone);
  useEffect(() => {
    text.current?.parentElement?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <>
      <QrCode link={linkTo(t, panel)} label={`QR code of the link to ${instant}`} />
      <p ref={text}>
        This panel, its time stopped at <span className="mono">{instant}</span>.
      </p>
    </>
  );
}

import { useEffect, useRef } from 'react';
import { clockReading } from '../../clock/zone';
import { Part } from '../../loading/part';
import { useZone } from '../../session/use-session';
import './instant-code.css';

const load = () => import('../../ui/qr');

/** A QR code of the link to an instant, with that instant as text. */
export function InstantCode({ link, t }: { link: string; t: number }) {
  const zone = useZone();
  const place = useRef<HTMLDivElement>(null);
  const instant = clockReading(t, zone);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <div ref={place} className="instant-code row muted small">
      <Part
        name="The QR code"
        load={load}
        props={{ link, label: `QR code of the link to ${instant}` }}
        fallback={<div className="qr" />}
        without={`The link is ${link}`}
      />
      <p>
        This panel, its time stopped at <span className="mono">{instant}</span>.
      </p>
    </div>
  );
}

import { lazy, Suspense, useEffect, useRef } from 'react';
import { clockReading, useZone } from '../clock/zone';

const QrCode = lazy(() =>
  import('./qr').catch((error: unknown) => {
    console.error('The code could not be loaded.', error);
    return { default: ({ link }: { link: string }) => <p className="panel-notice">{link}</p> };
  }),
);

/** The link to an instant as a code for a phone, with the instant that it leads to. */
export function InstantCode({ link, t }: { link: string; t: number }) {
  const zone = useZone();
  const place = useRef<HTMLDivElement>(null);
  const instant = clockReading(t, zone);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <div ref={place} className="instant-code">
      <Suspense fallback={<div className="qr" />}>
        <QrCode link={link} label={`QR code of the link to ${instant}`} />
      </Suspense>
      <p>
        This panel at <span>{instant}</span>, standing still.
      </p>
    </div>
  );
}

import { encode } from 'uqr';

/** Width of the light margin in modules, which the QR specification requires. */
const QUIET = 4;

/** A QR code of `link`: dark on light whatever the page's colours, as readers require. */
export default function QrCode({ link, label }: { link: string; label: string }) {
  const { size, data } = encode(link, { border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect className="qr-light" width={size} height={size} />
      <path className="qr-dark" d={dark} />
    </svg>
  );
}

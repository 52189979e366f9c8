import { connect } from 'node:net';

/** Answer as it came over the wire: names of headers in lower case. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Body without the frames of its chunks. */
function unchunk(body: string): string {
  const [line = '0'] = body.split('\r\n', 1);
  const start = line.length + 2;
  const size = Number.parseInt(line, 16);
  return size > 0 ? body.slice(start, start + size) + unchunk(body.slice(start + size + 2)) : '';
}

function parse(bytes: Buffer): RawAnswer {
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const sent = text.slice(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' && sent ? unchunk(sent) : sent;
  return { status: Number(first.split(' ')[1]), headers, body };
}

/** Sends these bytes to a port of this machine, and resolves with the answer once the other side has closed. */
export function rawAnswer(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}

/** Request in HTTP/1.1 after which the connection is closed. */
export const request = (target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

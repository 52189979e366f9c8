/** Characters of a browser's error output that are kept. */
const KEPT = 8_000;
/** Lines of it that are reported. */
const LINES = 3;

/** Lines that Chromium writes on any machine, of its message bus and of helpers that find it gone. */
const NOISE = /:dbus\/|\/zygote_linux\.cc/;

/** Matches the prefix of a message: processes, time, severity and source. */
const PREFIX = /^\[[^\]]*\] /;

/**
 * Last messages of an error output, in one line; empty if there are none.
 * @param {string} output
 */
export function errorTail(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !NOISE.test(line));
  return lines
    .slice(-LINES)
    .map((line) => line.replace(PREFIX, '').trim())
    .join(' / ');
}

/**
 * Reads an error output to its end, and keeps its last characters.
 * @param {import('node:stream').Readable} stream
 * @returns {() => string} `errorTail` of it so far
 */
export function keepErrorTail(stream) {
  let output = '';
  stream.setEncoding('utf8');
  stream.on('data', (/** @type {string} */ text) => {
    output = (output + text).slice(-KEPT);
  });
  return () => errorTail(output);
}

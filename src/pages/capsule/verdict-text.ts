import type { Published } from '../../capsule/published';
import { type Difference, MAX_FILE_BYTES, type Verdict } from '../../capsule/verdict';

/** A verdict for the eye and the ear. */
interface VerdictText {
  readonly tone: 'ok' | 'warn' | 'fault';
  /** In the panel's corner. */
  readonly word: string;
  readonly sentences: readonly string[];
}

/** Bytes with their thousands set apart. */
export const bytesText = (n: number) => `${String(n).replace(/\B(?=(\d{3})+$)/g, ',')} bytes`;

function differing({ bytes, parts, version, sound }: Difference, published: Published): string[] {
  const sentences = ['This is a capsule, but not the published file.'];
  const total = published.parts.length;
  if (parts.length > 0)
    sentences.push(
      `${parts.length} of its ${total} parts ${parts.length === 1 ? 'differs' : 'differ'}: ${parts.join(', ')}.`,
    );
  else sentences.push(`All ${total} published parts are present, with more data after them.`);
  if (bytes !== published.bytes)
    sentences.push(`It has ${bytesText(bytes)}, the published file ${bytesText(published.bytes)}.`);
  if (version !== undefined && version !== published.version) sentences.push(`Its manifest states version ${version}.`);
  sentences.push(
    sound
      ? 'Its contents agree with its own index.'
      : 'Its contents do not agree with its own index: it was damaged or cut short.',
  );
  return sentences;
}

export function verdictText(verdict: Verdict, published: Published): VerdictText {
  switch (verdict.kind) {
    case 'published':
      return {
        tone: 'ok',
        word: 'published file',
        sentences: [`This is the published file: all ${bytesText(published.bytes)} agree.`],
      };
    case 'differs':
      return { tone: 'fault', word: 'differs', sentences: differing(verdict, published) };
    case 'foreign':
      return {
        tone: 'warn',
        word: 'not a capsule',
        sentences: ['This is not a capsule: it does not begin with the eight bytes that every capsule begins with.'],
      };
    case 'too-large':
      return {
        tone: 'warn',
        word: 'too large',
        sentences: [
          `This file has ${bytesText(verdict.bytes)} and was not read. The limit is ${bytesText(MAX_FILE_BYTES)}.`,
        ],
      };
    case 'unreadable':
      return {
        tone: 'warn',
        word: 'unreadable',
        sentences: ['The browser could not read this file. It may be a folder, or have moved or changed since.'],
      };
  }
}

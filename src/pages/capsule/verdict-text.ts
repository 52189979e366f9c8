import type { Published, Verdict } from '../../records/capsule/verdict';
import { MAX_FILE_BYTES } from '../../records/file-limit';

interface VerdictText {
  readonly tone: 'ok' | 'warn' | 'fault';
  /** Word in the panel's corner. */
  readonly word: string;
  readonly sentences: readonly string[];
}

/** Formats bytes with separated thousands. */
export const bytesText = (n: number) => `${String(n).replace(/\B(?=(\d{3})+$)/g, ',')} bytes`;

/** Words for a verdict on a visitor's file. */
export function verdictText(verdict: Verdict, published: Published): VerdictText {
  switch (verdict.kind) {
    case 'published':
      return {
        tone: 'ok',
        word: 'published file',
        sentences: [`This is the published file: all ${bytesText(published.bytes)} agree.`],
      };
    case 'differs':
      return {
        tone: 'fault',
        word: 'differs',
        sentences: [
          'This is not the published file.',
          ...(verdict.bytes === published.bytes
            ? []
            : [`It has ${bytesText(verdict.bytes)}; the published file has ${bytesText(published.bytes)}.`]),
          `Its SHA-256 is ${verdict.sha256}.`,
        ],
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

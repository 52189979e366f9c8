import type { Outcome, Replay } from '../../snapshot/replay';
import type { SignatureCheck } from '../../snapshot/verify';
import type { Verified } from './verification';

/** A verdict for the eye and the ear. */
export interface VerdictWords {
  readonly tone: 'ok' | 'warn' | 'fault';
  readonly word: string;
  readonly sentences: readonly string[];
}

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const entries = (n: number) => counted(n, 'entry', 'entries');

function signatureSentence({ alg, holds, found }: SignatureCheck): string {
  const weak = alg === 'SHA-256' ? '' : ' It is weak: a hash of 32 bits shows an accident, not an edit.';
  return holds
    ? `The ${alg} signature is that of the content.${weak}`
    : `The ${alg} signature is not that of the content, which hashes to ${found}.${weak}`;
}

function left(outcome: Outcome): string[] {
  const { kind, entry } = outcome;
  if (kind === 'version') {
    return [
      `${entry} cannot be recomputed here: model ${outcome.made} made it, and this site has model ${outcome.here}.`,
    ];
  }
  if (kind !== 'impossible') return [];
  return outcome.why === 'model'
    ? [`${entry} cannot be recomputed here: the file or this site has no model for it.`]
    : [`${entry} cannot be recomputed here: no visitor could have chosen its settings.`];
}

function replaySentences({ outcomes, count, missing }: Replay, holds: boolean): string[] {
  const same = outcomes.filter(({ kind }) => kind === 'same').length;
  const differing = outcomes.filter(({ kind }) => kind === 'differs').length;
  const sentences = outcomes.flatMap(left);
  if (outcomes.length === 0) sentences.push('It has no entries.');
  if (same > 0) sentences.push(`${entries(same)} recomputed, and the same in every field.`);
  if (differing > 0) {
    sentences.push(`${entries(differing)} recomputed with ${counted(count, 'difference', 'differences')}.`);
    if (holds)
      sentences.push('The signature was made over the values as they are now: whoever changed them signed again.');
  }
  if (missing.length > 0) sentences.push(`It has no entry for ${missing.join(', ')}.`);
  return sentences;
}

/** What a verification says of one snapshot. */
export function verdictWords({ signature, replay }: Verified): VerdictWords {
  const sentences = [signatureSentence(signature), ...replaySentences(replay, signature.holds)];
  const whole = replay.missing.length === 0 && replay.outcomes.length > 0;
  if (!signature.holds) return { tone: 'fault', word: 'signature differs', sentences };
  if (replay.count > 0) return { tone: 'fault', word: 'values differ', sentences };
  if (replay.outcomes.some(({ kind }) => kind !== 'same'))
    return { tone: 'warn', word: 'not all recomputed', sentences };
  if (!whole) return { tone: 'warn', word: 'incomplete', sentences };
  if (signature.alg !== 'SHA-256') return { tone: 'warn', word: 'verified, weak signature', sentences };
  return { tone: 'ok', word: 'verified', sentences };
}

/** Whether every value of it was found to be so, and its signature: an instant that one can go to. */
export function isGood({ signature, replay }: Verified): boolean {
  return signature.holds && replay.outcomes.length > 0 && replay.outcomes.every(({ kind }) => kind === 'same');
}

import { isFork } from '../../../sim/math/seed-of';
import { isoInstant } from '../../../sim/words/units';
import type { Outcome } from './replay';
import type { Verified } from './verification';
import type { SignatureCheck } from './verify';

export interface VerdictText {
  readonly tone: 'ok' | 'warn' | 'fault';
  readonly word: string;
  readonly sentences: readonly string[];
}

/** Sentence for a file whose formatting differs from the site's, although its content is the same. */
export const LAID_OUT = 'Formatting changed; contents checked.';

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const entries = (n: number) => counted(n, 'entry', 'entries');

function signatureSentence({ alg, holds, found }: SignatureCheck): string {
  const weak = alg === 'SHA-256' ? '' : ' It is weak: a 32-bit hash reveals an accident but not a deliberate edit.';
  return holds
    ? `The ${alg} hash matches the content.${weak}`
    : `The ${alg} hash does not match the content, whose hash is ${found}.${weak}`;
}

function limitationsOf(outcome: Outcome): string[] {
  const { kind, entry } = outcome;
  if (kind === 'version') {
    return [
      `${entry} cannot be recomputed here: model ${outcome.fileVersion} made it, and this site has model ${outcome.siteVersion}.`,
    ];
  }
  if (kind !== 'impossible') return [];
  return outcome.why === 'model'
    ? [`${entry} cannot be recomputed here: the file or this site has no model for it.`]
    : [`${entry} cannot be recomputed here: its settings are not ones that a visitor can choose.`];
}

function replaySentences(verified: Verified): string[] {
  const { snapshot, signature, replay } = verified;
  const { outcomes, count, faults } = replay;
  const equalCount = outcomes.filter(({ kind }) => kind === 'same').length;
  const differing = outcomes.filter(({ kind }) => kind === 'differs').length;
  const sentences = [...faults, ...outcomes.flatMap(limitationsOf)];
  if (equalCount > 0) sentences.push(`${entries(equalCount)} recomputed; every field is the same.`);
  if (differing > 0) {
    sentences.push(`${entries(differing)} recomputed with ${counted(count, 'difference', 'differences')}.`);
    if (signature.holds)
      sentences.push('The hash matches the changed values, so whoever changed them hashed the file again.');
  }
  if (isGood(verified)) {
    const basis = `${isFork(snapshot.seed) ? 'the fork' : 'seed'} ${snapshot.seed} at ${isoInstant(snapshot.ts)} under the settings in the file`;
    sentences.push(
      `So its content is what this site computes for ${basis}. That does not show who made the file, or when.`,
    );
  }
  return sentences;
}

/** Words for the outcome of verifying one snapshot. */
export function snapshotVerdictText(verified: Verified): VerdictText {
  const { signature, replay } = verified;
  const sentences = [signatureSentence(signature), ...replaySentences(verified)];
  if (!signature.holds) return { tone: 'fault', word: 'hash differs', sentences };
  if (replay.count > 0) return { tone: 'fault', word: 'values differ', sentences };
  if (replay.faults.length > 0) return { tone: 'fault', word: 'entries differ', sentences };
  if (!isGood(verified)) return { tone: 'warn', word: 'not all recomputed', sentences };
  if (signature.alg !== 'SHA-256') return { tone: 'warn', word: 'verified, weak hash', sentences };
  return { tone: 'ok', word: 'verified', sentences };
}

/**
 * True if the signature matches and this site computes the same content in every value, so that its instant can be
 * opened.
 */
export function isGood({ signature, replay }: Verified): boolean {
  return signature.holds && replay.faults.length === 0 && replay.outcomes.every(({ kind }) => kind === 'same');
}

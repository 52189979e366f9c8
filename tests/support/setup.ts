import fc from 'fast-check';

/**
 * Properties draw the same cases in every run, so that a change alone decides; `FC_SEED` names other cases, to look for
 * more.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });

import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/**
 * Properties draw the same cases in every run, so that a change alone decides; `FC_SEED` names other cases, to look for
 * more.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });

// A file that renders a part starts the import of its code. If the file ended before that import did, the next file,
// which shares modules with it, would get a module that can never be loaded.
afterAll(() => vi.dynamicImportSettled());

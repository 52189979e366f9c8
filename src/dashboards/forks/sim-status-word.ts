import type { ForkStatus } from './sim';

/** What a state is called: `judged` alone would read as finished. */
export const statusWord = (status: ForkStatus): string => (status === 'judged' ? 'being judged' : status);

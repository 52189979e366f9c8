import { stored } from './storage';

/**
 * The entry `northwall.shortcuts`: false if keys without a modifier are switched off. They are on where nothing is
 * stored.
 */
export const storedShortcuts = stored<boolean>('shortcuts', 1, (value) =>
  typeof value === 'boolean' ? value : undefined,
);

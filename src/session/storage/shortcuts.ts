import { stored } from './storage';

/** The entry `northwall.shortcuts`: whether keys without a modifier do anything; they do where nothing is stored. */
export const storedShortcuts = stored<boolean>('shortcuts', 1, (value) =>
  typeof value === 'boolean' ? value : undefined,
);

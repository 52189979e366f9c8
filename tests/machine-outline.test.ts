import { expect, test } from 'vitest';
import { machineOutline } from './support/machine-outline';

test.each(['tern', 'heron', 'petrel'] as const)(
  'the page about the company shows the %s in the shapes of the live drawing, and small',
  async (machine) => {
    const outline = machineOutline(machine);
    await expect(outline).toMatchFileSnapshot(`../src/pages/executive/${machine}.svg`);
    expect(outline).not.toMatch(/NaN|undefined|Infinity/);
    expect(outline.length).toBeLessThan(16_000);
  },
);

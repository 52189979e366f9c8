import { expect, test } from 'vitest';
import { INKS } from '../src/theme/machine-inks';
import { COLOURS } from '../src/theme/tokens';
import { machineOutline } from './support/machine-outline';

test.each(['tern', 'heron', 'petrel'] as const)(
  'the page about the company shows the %s in the shapes of the live drawing, and small',
  async (machine) => {
    const outline = machineOutline(machine);
    await expect(outline).toMatchFileSnapshot(`../src/pages/executive/${machine}.svg`);
    expect(outline).not.toMatch(/NaN|undefined|Infinity/);
    expect(outline.length).toBeLessThan(16_000);
    // The colour is that of a brake which is held off: two shoes, two dampers with their knees, two plates.
    expect(outline.split(COLOURS[INKS.brake.colour]).length - 1).toBe(machine === 'heron' ? 4 : 2);
  },
);

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PRERENDERED_WORLD, WorldContext } from '../../session/world';
import type { WorldName } from '../../sim/math/seed-of';
import { withNewIncident } from '../../sim/world/incident-words/what-if';
import { DEFAULT_SEED } from '../../sim/world/seed';
import { MOST_EDITS, worldName } from '../../sim/world/world-name';
import { AddIncident } from './add-incident';

const shownIn = (name: WorldName) =>
  renderToString(
    <WorldContext value={{ ...PRERENDERED_WORLD, name }}>
      <AddIncident menu="menu" />
    </WorldContext>,
  );

test('a fork takes one more incident until it is full, and then says why it takes none', () => {
  let world: WorldName = DEFAULT_SEED;
  for (let i = 0; i < MOST_EDITS; i++) {
    expect(shownIn(world)).toContain('Add an incident now');
    world = worldName(DEFAULT_SEED, withNewIncident(world, Date.UTC(2026, 2, 3) + i * 3_600_000).edits);
  }
  expect(shownIn(world)).toContain(`>A changed world has at most ${MOST_EDITS} changes. Undo one to make another.<`);
});

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { NEXT_FRAME } from '../../clock/frames';
import { FRAME_BUDGET_MS, Scheduler, type Task } from './scheduler';

const frameAt = (now: number) => ({ t: 0, now, mayUpdate: true, updatesAt: now });

/** Panels whose states take a set time to compute, on a clock that only computing moves. */
function panels(
  specs: readonly {
    visibility: number;
    cost: number;
    overdue: number;
    subject?: string;
    isNeverDeferred?: boolean;
    isPaused?: boolean;
    isBackground?: boolean;
  }[],
) {
  let time = 0;
  const scheduler = new Scheduler(() => time);
  const computed: number[] = [];
  const drawn: number[] = [];
  const overdue = specs.map((spec) => spec.overdue);
  let mayUpdate = true;
  specs.forEach(({ visibility, cost, subject, isNeverDeferred = false, isPaused = false, isBackground = false }, i) => {
    const task: Task = {
      visibility,
      subject: subject ?? String(i),
      isNeverDeferred,
      isPaused,
      isBackground,
      frame: (now) => ({ ...frameAt(now), mayUpdate }),
      overdue: () => overdue[i] ?? 0,
      compute() {
        time += cost;
        overdue[i] = 0;
        computed.push(i);
      },
      draw: () => drawn.push(i),
    };
    scheduler.add(task);
  });
  return {
    scheduler,
    computed,
    drawn,
    run(may = true) {
      mayUpdate = may;
      return scheduler.run(time);
    },
    spent: () => time,
  };
}

test('what is most visible comes first, then what waited longest', () => {
  const page = panels([
    { visibility: 0.5, cost: 1, overdue: 900 },
    { visibility: 1, cost: 1, overdue: 10 },
    { visibility: 1, cost: 1, overdue: 500 },
  ]);
  page.run();
  expect(page.computed).toEqual([2, 1, 0]);
});

test('an error in one panel stops neither the others of that frame nor the frame loop', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = panels([
    { visibility: 1, cost: 1, overdue: 30 },
    { visibility: 1, cost: 1, overdue: 20 },
  ]);
  const broken = () => {
    throw new Error('planted');
  };
  const still = { frame: frameAt, visibility: 1, isNeverDeferred: false, isPaused: false, isBackground: false };
  page.scheduler.add({ ...still, subject: 'broken', overdue: () => 99, compute: broken, draw: broken });
  const unreadable = { ...still, subject: 'unreadable', overdue: broken, compute: () => {}, draw: () => 0 };
  page.scheduler.add(unreadable);
  const late = vi.fn(() => 700);
  page.scheduler.add({ ...still, subject: 'late', overdue: () => 0, compute: () => {}, draw: late });
  expect([page.run(), page.run()]).toEqual([1, 3]);
  expect(page.computed).toEqual([0, 1]);
  expect(late).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledTimes(2);
});

test('what does not fit into the budget waits for the next frame', () => {
  const page = panels([
    { visibility: 1, cost: 3, overdue: 30 },
    { visibility: 1, cost: 3, overdue: 20 },
    { visibility: 1, cost: 3, overdue: 10 },
  ]);
  expect(page.run()).toBe(NEXT_FRAME);
  expect(page.computed).toEqual([0, 1]);
  expect(page.run()).not.toBe(NEXT_FRAME);
  expect(page.computed).toEqual([0, 1, 2]);
});

test('where each state is due again in every frame and fills the budget, each panel has its turn', () => {
  const scheduler = new Scheduler(() => time);
  let time = 0;
  const computed: string[] = [];
  const task = (subject: string, visibility: number, isBackground: boolean): Task => ({
    ...{ subject, visibility, isBackground, isNeverDeferred: false, isPaused: false, frame: frameAt },
    overdue: () => 1,
    compute() {
      time += FRAME_BUDGET_MS;
      computed.push(subject);
    },
    draw: () => NEXT_FRAME,
  });
  const others = [1, 0.9, 0.8].map((visibility) => task(String(visibility), visibility, false));
  for (const each of [...others, task('unseen', 0.001, true)]) scheduler.add(each);
  for (let frame = 0; frame < 40; frame++) scheduler.run(time);
  expect(computed.slice(0, 6)).toEqual(['1', '0.9', '0.8', '1', '0.9', '0.8']);
  expect(computed.filter((subject) => subject === 'unseen')).toHaveLength(1);
});

test('panels of two worlds share a frame’s budget, and each is asked at the instant of its own', () => {
  const asked: unknown[] = [];
  let time = 0;
  const scheduler = new Scheduler(() => time);
  for (const world of [1_000, 2_000, 3_000]) {
    scheduler.add({
      ...{ visibility: 1, subject: String(world), isNeverDeferred: false, isPaused: false, isBackground: false },
      frame: (now) => ({ ...frameAt(now), t: world }),
      overdue: () => 1,
      compute({ t }) {
        time += FRAME_BUDGET_MS;
        asked.push(t);
      },
      draw: ({ t }) => asked.push(-t),
    });
  }
  scheduler.run(0);
  expect(asked).toEqual([1_000, -1_000, -2_000, -3_000]);
});

test('between two beats only paused panels are computed, so that a pause shows its own instant at once', () => {
  const page = panels([
    { visibility: 1, cost: 1, overdue: 30 },
    { visibility: 1, cost: 1, overdue: 20, isPaused: true },
  ]);
  page.run(false);
  expect(page.computed).toEqual([1]);
  page.run();
  expect(page.computed).toEqual([1, 0]);
});

test('what only a screen reader lacks is computed one a frame, when nothing that is seen is due', () => {
  const page = panels([
    { visibility: 0.001, cost: 0, overdue: 99, isBackground: true },
    { visibility: 0.001, cost: 0, overdue: 98, isBackground: true, isNeverDeferred: true },
    { visibility: 1, cost: 0, overdue: 1 },
  ]);
  page.run();
  page.run(false);
  page.run();
  expect(page.computed).toEqual([2, 0, 1]);
});

test('what is shown twice changes in one frame, and what the header says too waits for no later one', () => {
  const page = panels([
    { visibility: 1, cost: 5, overdue: 40, subject: 'rollback' },
    { visibility: 1, cost: 5, overdue: 30, subject: 'mesh' },
    { visibility: 0.5, cost: 1, overdue: 20, subject: 'rollback' },
    { visibility: 0.5, cost: 1, overdue: 10, subject: 'throughput', isNeverDeferred: true },
  ]);
  page.run(false);
  expect([page.computed, page.drawn]).toEqual([[], [0, 1, 2, 3]]);
  page.run();
  expect(page.computed).toEqual([0, 2, 3]);
});

test('every visible panel draws in every frame; one off screen is neither computed nor drawn', () => {
  const page = panels([
    { visibility: 0, cost: 1, overdue: 99 },
    { visibility: 0.01, cost: 9, overdue: 1 },
    { visibility: 1, cost: 9, overdue: 1 },
  ]);
  page.run();
  expect([page.computed, page.drawn]).toEqual([[2], [1, 2]]);
});

test('a run says when the first of the visible panels has something to do again', () => {
  const scheduler = new Scheduler(() => 0);
  const task = (visibility: number, next: number): Task => ({
    frame: frameAt,
    visibility,
    subject: 'any',
    isNeverDeferred: false,
    isPaused: false,
    isBackground: false,
    overdue: () => 0,
    compute() {},
    draw: () => next,
  });
  expect(scheduler.run(0)).toBe(Number.POSITIVE_INFINITY);
  for (const [visibility, next] of [
    [1, 900],
    [0, 100],
    [0.2, 400],
  ] as const) {
    scheduler.add(task(visibility, next));
  }
  expect(scheduler.run(0)).toBe(400);
});

test('a task that left is left alone', () => {
  const scheduler = new Scheduler(() => 0);
  let draws = 0;
  const remove = scheduler.add({
    frame: frameAt,
    visibility: 1,
    subject: 'any',
    isNeverDeferred: false,
    isPaused: false,
    isBackground: false,
    overdue: () => 0,
    compute() {},
    draw: () => draws++,
  });
  remove();
  scheduler.run(0);
  expect(draws).toBe(0);
});

test('however the costs fall: all due states are computed in time, none is started past the budget but the first', () => {
  const spec = fc.record({
    visibility: fc.constantFrom(0.25, 0.5, 1),
    cost: fc.double({ min: 0, max: 10, noNaN: true }),
    overdue: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(fc.array(spec, { minLength: 1, maxLength: 12 }), (specs) => {
      const page = panels(specs);
      const dearest = Math.max(...specs.map(({ cost }) => cost));
      for (let i = 0; i < specs.length; i++) {
        const before = page.spent();
        page.run();
        expect(page.spent() - before).toBeLessThanOrEqual(FRAME_BUDGET_MS + dearest);
      }
      expect([...page.computed].sort((a, b) => a - b)).toEqual([...specs.keys()]);
    }),
  );
});

import type { Clock } from '../../clock/clock';
import { onFrame, wakeFrames } from '../../clock/frames';
import { browserTime } from '../../clock/time-source';
import { worldFrame } from '../../clock/world-frame';
import { Scheduler, type Task } from './scheduler';

interface Loop {
  readonly scheduler: Scheduler;
  members: number;
  stop: () => void;
}

const loops = new WeakMap<Clock, Loop>();

/** Adds `task` to the page's one frame loop, which runs while it has tasks. The function returned removes it. */
export function addToFrameLoop(clock: Clock, task: Task): () => void {
  const loop = loops.get(clock) ?? { scheduler: new Scheduler(browserTime.monotonic), members: 0, stop: () => {} };
  loops.set(clock, loop);
  const remove = loop.scheduler.add(task);
  loop.members += 1;
  if (loop.members === 1) {
    const unsubscribeFrames = onFrame((now) => loop.scheduler.run(worldFrame(clock, now)));
    const unsubscribeClock = clock.subscribe(wakeFrames);
    loop.stop = () => {
      unsubscribeFrames();
      unsubscribeClock();
    };
  }
  wakeFrames();
  return () => {
    remove();
    loop.members -= 1;
    if (loop.members === 0) loop.stop();
  };
}

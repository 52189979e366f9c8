import { onFrame, wakeFrames } from '../../clock/frames';
import { browserTime } from '../../clock/time-source';
import { Scheduler, type Task } from './scheduler';

/** The one scheduler of the page, whose panels share a frame's budget also where they show several worlds. */
const scheduler = new Scheduler(browserTime.monotonic);
let members = 0;
let unsubscribe = () => {};

/** Adds `task` to the page's one frame loop, which runs while it has tasks. The function returned removes it. */
export function addToFrameLoop(task: Task): () => void {
  const remove = scheduler.add(task);
  members += 1;
  if (members === 1) unsubscribe = onFrame((now) => scheduler.run(now));
  wakeFrames();
  return () => {
    remove();
    members -= 1;
    if (members === 0) unsubscribe();
  };
}

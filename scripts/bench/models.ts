import { measureSlices, measureStates, measureWorld } from './states';

// A process of its own, of which the models are all: what else is in the heap would be in the collector's pauses.
process.stdout.write(JSON.stringify({ world: measureWorld(), states: measureStates(), slice: measureSlices() }));

import { floor } from '../../math/math';
import { POD_GPUS } from '../topology';

/**
 * Watts of a GPU in maintenance, of any other with its share of its tray's processors, fans and switches, and for each
 * TFLOPS. A GPU down in an incident does no work, and draws everything but the last.
 */
export const WATTS = { maintained: 90, ready: 310, perTflops: 0.62 } as const;
/** Power drawn by a pod for each watt of its GPUs, US, EU and UK: cooling and conversion. */
export const POWER_USAGE = [1.19, 1.14, 1.12] as const;

/** Watts of a pod's GPUs without an incident: those in maintenance, the others, and their work. */
export const podWatts = (maintained: number, tflops: number) => ({
  maintained: maintained * WATTS.maintained,
  ready: (POD_GPUS - maintained) * WATTS.ready,
  work: tflops * WATTS.perTflops,
});

/**
 * Power of a pod in whole kilowatts. Incidents, which last less than a minute, take away only the work that they
 * prevent: cooling and conversion stay as they would be without them.
 */
export function podPowerKw(pod: number, tflops: number, undisturbed: { tflops: number; maintained: number }): number {
  const { maintained, ready, work } = podWatts(undisturbed.maintained, undisturbed.tflops);
  const watts = (maintained + ready + work) * (POWER_USAGE[pod] as number);
  return floor((watts - (undisturbed.tflops - tflops) * WATTS.perTflops) / 1_000 + 0.5);
}

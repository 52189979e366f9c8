import { grouped } from '../sim/words/units';

/** Formats a rate of time, such as `0.25×` or `3,600×`. */
export const paceText = (rate: number): string => `${grouped(Number(rate.toFixed(2)))}×`;

/** Subsystems of the operations floor that a visitor can show and hide, in the order of their switches. */
export const SUBSYSTEM_IDS = ['throughput', 'mesh', 'corelog', 'utilisation'] as const;
export type SubsystemId = (typeof SUBSYSTEM_IDS)[number];

/** The subsystems shown on a first visit. */
export const SHOWN_INITIALLY: readonly SubsystemId[] = ['throughput', 'mesh'];

/** The dashboards that show a log. */
export const LOG_IDS = ['events', 'corelog', 'transparency'] as const;
export type LogId = (typeof LOG_IDS)[number];

/** The regions by which a visitor can filter the exhibitions, in the order of their choices. */
export const REGION_IDS = ['north-america', 'south-america', 'europe', 'middle-east', 'asia', 'asia-pacific'] as const;
export type RegionId = (typeof REGION_IDS)[number];

/** Visibility of a page's stream. */
export const STREAM = ['shown', 'hidden'] as const;
export type StreamVisibility = (typeof STREAM)[number];

/** A figure of a tab, to be read before its text. */
export interface ExecutiveFigure {
  readonly value: string;
  readonly unit?: string;
  readonly is: string;
}

/** Three figures for each tab, by its id. Each is in the tab's text or table too. */
export const EXECUTIVE_FIGURES: Readonly<Record<string, readonly ExecutiveFigure[]>> = {
  strategy: [
    { value: '148', is: 'machines delivered in 2025' },
    { value: '£71', unit: 'million', is: 'revenue' },
    { value: '4', is: 'kinds of work declined' },
  ],
  'capability-stack': [
    { value: '15', is: 'interlocks' },
    { value: '48', is: 'cores' },
    { value: '1,728', is: 'GPUs' },
  ],
  governance: [
    { value: '3', is: 'bodies that can each halt a programme' },
    { value: '9', is: 'seats on the review board' },
    { value: '1', is: 'appeal open to the chief executive' },
  ],
  leadership: [
    { value: '412', is: 'people' },
    { value: '214', is: 'in engineering and production' },
    { value: '85', is: 'in safety and security' },
  ],
  'engagement-2025': [
    { value: '47', is: 'exhibitions' },
    { value: '6', is: 'regions' },
    { value: '28', is: 'in Europe and North America' },
  ],
};

/** Something counted, such as a row of a tab's table. */
export interface CountedRow {
  readonly name: string;
  readonly count?: number;
  /** Text beside the count. */
  readonly note?: string | undefined;
}

/** Machines delivered in 2025. */
export const DELIVERED_2025: readonly CountedRow[] = [
  { name: 'Tern', count: 96 },
  { name: 'Heron', count: 31 },
  { name: 'Petrel', count: 21 },
];

/** Costs of 2025 and the operating profit left of the revenue, in millions of pounds. */
export const REVENUE_2025: readonly CountedRow[] = [
  { name: 'research', count: 24 },
  { name: 'safety', count: 9 },
  { name: 'production, engineering', count: 26 },
  { name: 'other', count: 8 },
  { name: 'profit', count: 4 },
];

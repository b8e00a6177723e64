import type { Period, PeriodChoice } from './period';

/** What the person looks at: a period, and everybody's figures or one person's. */
export type View = { period: Period; choice: PeriodChoice; userId: number | undefined };

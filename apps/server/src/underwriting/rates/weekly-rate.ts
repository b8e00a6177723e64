/** Percent per year. */
export type WeeklyRate = { week: string; thirtyYear: number; fifteenYear: number | null };

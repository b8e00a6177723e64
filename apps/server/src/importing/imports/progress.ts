export type Phase = 'reading' | 'writing' | 'sweeping' | 'renting' | 'analysing';
export type Progress = { phase: Phase; done: number; total: number };

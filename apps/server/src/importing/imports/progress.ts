export type Phase = 'reading' | 'writing' | 'sweeping' | 'renting' | 'analyzing';
export type Progress = { phase: Phase; done: number; total: number };

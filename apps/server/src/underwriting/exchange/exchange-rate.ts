import type { HomeCurrency } from '@alpha/contract';

/** Units of a currency for one dollar on a day. */
export type DailyRate = { currency: HomeCurrency; day: string; perUsd: number };

import type { ExchangeRate } from '@alpha/contract';

export const PESO: ExchangeRate = {
  currency: 'COP',
  per_usd: 4_000,
  as_of: '2026-11-17',
  is_demo: false,
  volatility: 0.12,
  years: 20,
};

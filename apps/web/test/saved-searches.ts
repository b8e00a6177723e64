import type { SavedSearch } from '@alpha/contract';

export const searchLike = (id: number, fields: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{ id, name: `Search ${id}`, filter: { city: 'Miami', investment_max: '150000' } },
  ...{ cash_flow_min: null, loss_chance_max: null, frequency: 'daily', is_paused: false },
  ...{ is_own: false, made_by: null, created_at: '2026-11-01T10:00:00.000Z' },
  ...{ last_sent_at: null, news_count: 0 },
  ...fields,
});

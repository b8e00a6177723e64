/** The first part of every query key, by noun. Only `app/data` uses it. */
export const KEYS = {
  account: ['account'],
  audit: ['audit'],
  board: ['board'],
  contacts: ['contacts'],
  contactImports: ['contact-imports'],
  contactViews: ['contact-views'],
  curators: ['curators'],
  dashboard: ['dashboard'],
  exchangeRates: ['exchange-rates'],
  feeds: ['feeds'],
  imports: ['imports'],
  leads: ['leads'],
  listings: ['listings'],
  mail: ['mail'],
  notifications: ['notifications'],
  reports: ['reports'],
  scenarios: ['scenarios'],
  shares: ['shares'],
  shortlists: ['shortlists'],
  statuses: ['statuses'],
  today: ['today'],
  users: ['users'],
} as const;

/** Lists and details are separate: an open form or dialog keeps its row. */
export const LISTS = {
  audit: [...KEYS.audit, 'list'],
  contacts: [...KEYS.contacts, 'list'],
  imports: [...KEYS.imports, 'list'],
  statuses: [...KEYS.statuses, 'list'],
  users: [...KEYS.users, 'list'],
} as const;

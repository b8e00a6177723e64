import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './instant.ts';
import { LEAD_SOURCES } from './leads.ts';
import { rowId } from './paging.ts';
import { ROLES } from './roles.ts';
import { text } from './text.ts';

/** Bar width: days, weeks counted from the first day, or calendar months, quarters or years. */
export const DASHBOARD_STEPS = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type DashboardStep = (typeof DASHBOARD_STEPS)[number];

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

const counts = {
  leads: z.number().int(),
  /** In a status that counts as won. */
  won: z.number().int(),
  /** A user has called, written, added a note, sent a shortlist or moved the card. */
  contacted: z.number().int(),
  /** Median time from arrival to first contact; null if none was contacted. */
  minutes_to_contact: z.number().nullable(),
};
const period = z.object(counts);
export type DashboardCounts = z.infer<typeof period>;

const status = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.enum(ROLES),
  order: z.number().int(),
});

const dashboard = z.object({
  now: period,
  /** The preceding period of the same length (the same number of days for whole days). */
  before: period,
  step: z.enum(DASHBOARD_STEPS),
  /** Each from its start to the next one, in the requested time zone. */
  steps: z.array(z.object({ from: z.string(), leads: z.number().int() })),
  by_source: z.array(z.object({ source: z.enum(LEAD_SOURCES), ...counts })),
  by_status: z.array(z.object({ status, leads: z.number().int() })),
  by_owner: z.array(
    z.object({ user: z.object({ id: z.number().int(), name: z.string() }), ...counts }),
  ),
  /** Empty: not configured and not recognized by name; then `won` is meaningless. */
  won_statuses: z.array(status),
});
export type Dashboard = z.infer<typeof dashboard>;

/** Longest custom period, in days. */
export const DASHBOARD_MOST_DAYS = 80_000;

export const getDashboard = endpoint({
  id: 'getDashboard',
  method: 'GET',
  path: '/api/dashboard',
  access: 'lead:read:team',
  summary: 'Leads that arrived in a period: the team’s for a leader, all for an administrator.',
  query: z.strictObject({
    from: instant,
    to: instant,
    /** Time zone for days, for example `America/Bogota`; default UTC. */
    time_zone: text(64).min(1).refine(isTimeZone).optional(),
    user_id: rowId.optional(),
  }),
  response: dashboard,
});

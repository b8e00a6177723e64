import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './instant.ts';
import { LEAD_SOURCES } from './leads.ts';
import { rowId } from './paging.ts';
import { ROLES } from './roles.ts';
import { text } from './text.ts';

/** A bar: days, weeks from the first day on, or what the calendar calls a month, quarter or year. */
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
  /** Stand in a column that counts as won. */
  won: z.number().int(),
  /** A person has called, written, noted, sent a shortlist or moved the card. */
  contacted: z.number().int(),
  /** From arrival to the first contact, the middle one of those contacted; null without any. */
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
  /** As long as the period (as many days, where it is whole days), and right before it. */
  before: period,
  step: z.enum(DASHBOARD_STEPS),
  /** From one beginning to the next, in the time zone that was asked for. */
  steps: z.array(z.object({ from: z.string(), leads: z.number().int() })),
  by_source: z.array(z.object({ source: z.enum(LEAD_SOURCES), ...counts })),
  by_status: z.array(z.object({ status, leads: z.number().int() })),
  by_owner: z.array(
    z.object({ user: z.object({ id: z.number().int(), name: z.string() }), ...counts }),
  ),
  /** None: nobody has said which, and no name tells it; `won` says nothing then. */
  won_statuses: z.array(status),
});
export type Dashboard = z.infer<typeof dashboard>;

/** Somebody who asks for more asks for everything. */
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
    /** Whose days are counted: `America/Bogota`; without it those of UTC. */
    time_zone: text(64).min(1).refine(isTimeZone).optional(),
    user_id: rowId.optional(),
  }),
  response: dashboard,
});

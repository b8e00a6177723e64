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

/** Longest period, in days. */
export const DASHBOARD_MOST_DAYS = 80_000;

/** Open leads that nobody has touched for this many days are stuck. */
export const IDLE_DAYS = 14;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** For days and months, for example `America/Bogota`; default UTC. */
export const timeZone = text(64).min(1).refine(isTimeZone).optional();

/** Whose leads: one person’s among those the viewer may see. */
export const figureQuery = { user_id: rowId.optional() };
export const periodQuery = { ...figureQuery, from: instant, to: instant };

const count = z.number().int();
/** The sum of the leads’ budgets for the down payment, USD. */
const value = z.number();

/** How soon leads that arrived in a period, imports excepted, were first contacted. */
const responseTimes = {
  responded: count,
  /** Null if none was contacted. */
  minutes_median: z.number().nullable(),
  /** Nine of ten were contacted within it. */
  minutes_p90: z.number().nullable(),
};

const period = z.object({
  arrived: count,
  ...responseTimes,
  /** By the day on which the lead came into the column where it is now. */
  won: count,
  won_value: value,
  lost: count,
  lost_value: value,
});
export type DashboardPeriod = z.infer<typeof period>;

const status = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.enum(ROLES),
  order: z.number().int(),
});

const stage = z.object({
  leads: count,
  value,
  /** The value times the chance of a sale. */
  weighted: value,
  /** Nobody has touched them for `IDLE_DAYS`. */
  idle: count,
});

const dashboard = z.object({
  now: period,
  before: period,
  step: z.enum(DASHBOARD_STEPS),
  /** Each from its start to the next one, in the requested time zone. */
  steps: z.array(z.object({ from: z.string(), arrived: count, won: count, won_value: value })),
  by_source: z.array(z.object({ source: z.enum(LEAD_SOURCES), arrived: count })),
  /** Null: nobody has said why. */
  lost_reasons: z.array(
    z.object({
      reason: z.object({ id: z.number().int(), name: z.string() }).nullable(),
      lost: count,
      value,
    }),
  ),
  /** What is open now, whenever it arrived: every column that is not won, lost or an archive. */
  pipeline: z.array(stage.extend({ status, chance_percent: count })),
  open: stage.extend({
    /** Not from a file, and never contacted. */
    waiting: count,
  }),
  /** Empty: not configured and not recognized by name; then `won` is meaningless. */
  won_statuses: z.array(status),
  lost_statuses: z.array(status),
});
export type Dashboard = z.infer<typeof dashboard>;

export const getDashboard = endpoint({
  id: 'getDashboard',
  method: 'GET',
  path: '/api/dashboard',
  access: 'lead:read:own',
  summary:
    'Arrived, won and lost in a period by the day it happened, and what is open now: your own leads, your team’s, or all.',
  query: z.strictObject({
    ...periodQuery,
    /** Compared with this period; default: as many days, right before. */
    before_from: instant.optional(),
    before_to: instant.optional(),
    time_zone: timeZone,
  }),
  response: dashboard,
});

const person = z.object({
  user: z.object({ id: z.number().int(), name: z.string() }),
  arrived: count,
  ...responseTimes,
  won: count,
  won_value: value,
  /** What the person wrote in the period. */
  calls: count,
  messages: count,
  notes: count,
  moves: count,
  /** Now, whenever the lead arrived. */
  open: count,
  waiting: count,
  idle: count,
  /** Open tasks whose time is past. */
  overdue: count,
});
export type DashboardPerson = z.infer<typeof person>;

export const listDashboardPeople = endpoint({
  id: 'listDashboardPeople',
  method: 'GET',
  path: '/api/dashboard/people',
  access: 'lead:read:own',
  summary: 'Response times, activity and overdue tasks by person.',
  query: z.strictObject(periodQuery),
  response: z.array(person),
});

/** What became of leads after so many days. */
export const COHORT_DAYS = [30, 60, 90] as const;
/** Months of arrival, the present one included. */
export const COHORT_MONTHS = 12;

const became = { won: count, lost: count, open: count };

const cohort = z.object({
  from: z.string(),
  to: z.string(),
  arrived: count,
  ...became,
  /** Null while the last of its leads is younger. */
  after: z.array(z.object({ days: count, ...became }).nullable()),
});
export type Cohort = z.infer<typeof cohort>;

export const listCohorts = endpoint({
  id: 'listCohorts',
  method: 'GET',
  path: '/api/dashboard/cohorts',
  access: 'lead:read:own',
  summary:
    'Leads by the month in which they arrived, and what became of them by now and after 30, 60 and 90 days.',
  query: z.strictObject({ ...figureQuery, time_zone: timeZone }),
  /** The latest first, from the first month with leads. */
  response: z.array(cohort),
});

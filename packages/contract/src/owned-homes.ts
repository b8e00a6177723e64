import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { language } from './language.ts';
import { ENTRY_KINDS, MAX_CENTS } from './owned-home-kinds.ts';
import { idParams, rowId, success, wholeNumber } from './paging.ts';
import { text } from './text.ts';

const cents = z.number().int().min(-MAX_CENTS).max(MAX_CENTS);
const amount = z.number().int().min(0).max(MAX_CENTS);
export const calendarDay = z.iso.date().refine((day) => day >= '1990-01-01' && day < '2100-01-01');

/** The values that 5, 25, 50, 75 and 95 % of the simulated courses stay below, in cents. */
const percentiles = z.tuple([
  z.number().int(),
  z.number().int(),
  z.number().int(),
  z.number().int(),
  z.number().int(),
]);

const standing = z.enum(['below', 'inside', 'above']);

/** Whether what a statement says of itself is what its rows add up to. */
const statementCheck = z.object({
  kind: z.enum(['balance', 'income', 'expenses', 'net']),
  stated_cents: z.number().int(),
  found_cents: z.number().int(),
  differs_cents: z.number().int(),
  /** The first row after which the balance differs; `null` where it has none. */
  line: z.number().int().nullable(),
});
export type StatementCheck = z.infer<typeof statementCheck>;
export const statementChecks = z.array(statementCheck);

const statement = z.object({
  id: z.number().int(),
  /** Empty when it was removed because it named a person. */
  file_name: z.string(),
  first_month: z.string(),
  last_month: z.string(),
  entry_count: z.number().int(),
  checks: statementChecks,
  is_by_investor: z.boolean(),
  added_at: z.string(),
});

/** `month` is `2026-03`. */
const actualMonth = z.object({
  month: z.string(),
  net_cents: z.number().int(),
  rent_cents: z.number().int(),
  /** In `net_cents`, but on no statement: taken from the forecast. */
  assumed_cents: z.number().int(),
});
export type ActualMonth = z.infer<typeof actualMonth>;

const ownedHome = z.object({
  id: z.number().int(),
  /** The plan that led to it; `null`: marked by hand. */
  purchase_id: z.number().int().nullable(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  type: z.string(),
  image_url: z.string().nullable(),
  is_illustration: z.boolean(),
  is_demo: z.boolean(),
  bought_on: z.string(),
  price_cents: z.number().int(),
  closing_costs_cents: z.number().int(),
  down_payment_cents: z.number().int(),
  rate_percent: z.number(),
  loan_years: z.number().int(),
  /** Of the price; `null`: not known. */
  land_cents: z.number().int().nullable(),
  /** As it was when the purchase was recorded. */
  forecast: z.object({
    /** SHA-256 of all of it. */
    hash: z.string(),
    made_at: z.string(),
    model: z.string(),
    /** The first whole month of the forecast. */
    first_month: z.string(),
    /** Cash flow since the purchase at the end of months 0 to 120. */
    cash: z.array(percentiles),
    /** At the end of years 0 to 10. */
    equity: z.array(percentiles),
  }),
  /** Without a gap from the first month. */
  months: z.array(actualMonth),
  /** The month without a statement at which the comparison ends, though later ones are there. */
  missing_month: z.string().nullable(),
  /** Costs that are on no statement, a month: they count as forecast. */
  assumed: z.array(
    z.object({
      kind: z.enum(['mortgage', 'property_tax', 'insurance', 'hoa']),
      monthly_cents: z.number().int(),
    }),
  ),
  outlook: z.object({
    cash_cents: z.number().int(),
    /** `null` without a month on record. */
    standing: standing.nullable(),
    /** Of the cash flow that the forecast has for these months. */
    range: percentiles,
    /** Rent of the last months ÷ planned; `null` with fewer than six. */
    rent_ratio: z.number().nullable(),
    years: z.array(z.object({ year: z.number().int(), cash: percentiles })),
    past: z.array(
      z.object({
        year: z.number().int(),
        months: z.number().int(),
        cash_cents: z.number().int(),
        range: percentiles,
        standing,
      }),
    ),
  }),
  statements: z.array(statement),
  /** Calendar years that have entries. */
  years: z.array(z.number().int()),
});
export type OwnedHome = z.infer<typeof ownedHome>;

const entry = z.object({
  id: z.number().int(),
  date: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** What it does to the account: money in is positive. */
  amount_cents: z.number().int(),
  text: z.string(),
  /** `null`: typed. */
  statement_id: z.number().int().nullable(),
  line: z.number().int().nullable(),
  is_by_investor: z.boolean(),
});
export type HomeEntry = z.infer<typeof entry>;

const newEntries = z.strictObject({
  entries: z
    .array(
      z
        .strictObject({
          date: calendarDay,
          kind: z.enum(ENTRY_KINDS),
          amount_cents: cents,
          text: text(200).trim().default(''),
        })
        // A month without rent is worth saying; nothing else is nothing.
        .refine(({ amount_cents, kind }) => amount_cents !== 0 || kind === 'rent', {
          path: ['amount_cents'],
        }),
    )
    .min(1)
    .max(50),
});
const summaryQuery = z.strictObject({
  year: wholeNumber(1990, 2100),
  locale: language.default('en'),
});

export const listOwnedHomes = endpoint({
  id: 'listOwnedHomes',
  method: 'GET',
  path: '/api/leads/:id/owned-homes',
  access: 'lead:read:own',
  summary: 'Homes that a lead bought: the frozen forecast, what has come of it, the statements.',
  params: idParams,
  response: z.array(ownedHome),
});

export const createOwnedHome = endpoint({
  id: 'createOwnedHome',
  method: 'POST',
  path: '/api/leads/:id/owned-homes',
  access: 'lead:edit:own',
  summary: 'Marks a property as bought and freezes the forecast with the price paid and the loan.',
  perMinute: 20,
  params: idParams,
  body: z.strictObject({
    property_id: rowId,
    bought_on: calendarDay,
    price_cents: amount.min(100_000),
    closing_costs_cents: amount,
    down_payment_cents: amount,
    rate_percent: z.number().min(0).max(30),
    loan_years: z.number().int().min(1).max(40),
    land_cents: amount.nullable().default(null),
  }),
  response: ownedHome,
});

export const updateOwnedHome = endpoint({
  id: 'updateOwnedHome',
  method: 'PUT',
  path: '/api/owned-homes/:id',
  access: 'lead:edit:own',
  summary: 'The part of the price that is land. Nothing else of a purchase can be changed.',
  params: idParams,
  body: z.strictObject({ land_cents: amount.nullable() }),
  response: ownedHome,
});

export const deleteOwnedHome = endpoint({
  id: 'deleteOwnedHome',
  method: 'DELETE',
  path: '/api/owned-homes/:id',
  access: 'lead:edit:own',
  summary: 'Removes a purchase that was recorded by mistake, with its statements.',
  params: idParams,
  response: success,
});

export const listHomeEntries = endpoint({
  id: 'listHomeEntries',
  method: 'GET',
  path: '/api/owned-homes/:id/entries',
  access: 'lead:read:own',
  summary: 'Every amount of a home, the latest first.',
  params: idParams,
  response: z.array(entry),
});

export const addHomeEntries = endpoint({
  id: 'addHomeEntries',
  method: 'POST',
  path: '/api/owned-homes/:id/entries',
  access: 'lead:edit:own',
  summary: 'Adds amounts that are on no statement.',
  perMinute: 60,
  params: idParams,
  body: newEntries,
  response: ownedHome,
});

export const deleteHomeEntry = endpoint({
  id: 'deleteHomeEntry',
  method: 'DELETE',
  path: '/api/owned-home-entries/:id',
  access: 'lead:edit:own',
  summary: 'Removes an amount that was typed; those of a statement go with it.',
  params: idParams,
  response: ownedHome,
});

export const getHomeYear = endpoint({
  id: 'getHomeYear',
  method: 'GET',
  path: '/api/owned-homes/:id/year',
  access: 'lead:read:own',
  summary: 'A calendar year as a PDF for the accountant.',
  perMinute: 30,
  params: idParams,
  query: summaryQuery,
  produces: 'application/pdf',
  response: z.string(),
});

export const listRoomOwnedHomes = endpoint({
  id: 'listRoomOwnedHomes',
  method: 'GET',
  path: '/api/room/owned-homes',
  access: 'room',
  summary: 'The homes that the investor bought.',
  perMinute: 120,
  response: z.array(ownedHome),
});

export const listRoomHomeEntries = endpoint({
  id: 'listRoomHomeEntries',
  method: 'GET',
  path: '/api/room/owned-homes/:id/entries',
  access: 'room',
  summary: 'Every amount of a home of one’s own, the latest first.',
  perMinute: 120,
  params: idParams,
  response: z.array(entry),
});

export const addRoomHomeEntries = endpoint({
  id: 'addRoomHomeEntries',
  method: 'POST',
  path: '/api/room/owned-homes/:id/entries',
  access: 'room',
  summary: 'Adds amounts that are on no statement.',
  perMinute: 30,
  params: idParams,
  body: newEntries,
  response: ownedHome,
});

export const deleteRoomHomeEntry = endpoint({
  id: 'deleteRoomHomeEntry',
  method: 'DELETE',
  path: '/api/room/owned-home-entries/:id',
  access: 'room',
  summary: 'Removes an amount that the investor typed.',
  perMinute: 60,
  params: idParams,
  response: ownedHome,
});

export const getRoomHomeYear = endpoint({
  id: 'getRoomHomeYear',
  method: 'GET',
  path: '/api/room/owned-homes/:id/year',
  access: 'room',
  summary: 'A calendar year as a PDF for the accountant.',
  perMinute: 20,
  params: idParams,
  query: summaryQuery,
  produces: 'application/pdf',
  response: z.string(),
});

export const ownedHomeAnswer = ownedHome;

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { MAX_CENTS } from './owned-home-kinds.ts';
import { calendarDay } from './owned-homes.ts';
import { idParams } from './paging.ts';
import { purchase } from './purchases.ts';

const cents = z.number().int().min(0).max(MAX_CENTS);
/** What the forecast is frozen with. */
const terms = z.strictObject({
  price_cents: cents.min(100_000),
  closing_costs_cents: cents,
  down_payment_cents: cents,
  rate_percent: z.number().min(0).max(30),
  loan_years: z.number().int().min(1).max(40),
});
export type PurchaseTerms = z.infer<typeof terms>;

export const proposeClosing = endpoint({
  id: 'proposeClosing',
  method: 'GET',
  path: '/api/purchases/:id/closing',
  access: 'lead:edit:own',
  summary: 'What a closing would record: day, price and loan, from the plan and the listing.',
  params: idParams,
  response: z.object({
    closed_on: z.iso.date(),
    /** Null: the listing has no forecast that could be kept, or the property was recorded already. */
    terms: terms.nullable(),
    /** Of a home with statements or amounts: it cannot be taken back. */
    has_entries: z.boolean(),
  }),
});

export const closePurchase = endpoint({
  id: 'closePurchase',
  method: 'POST',
  path: '/api/purchases/:id/closing',
  access: 'lead:edit:own',
  summary:
    'Completes the closing and makes the property a bought home with its forecast of that day. A second time changes nothing.',
  perMinute: 20,
  params: idParams,
  body: z.strictObject({
    closed_on: calendarDay,
    /** Null only where no forecast can be kept. */
    terms: terms.nullable(),
  }),
  response: purchase,
});

export const reopenClosing = endpoint({
  id: 'reopenClosing',
  method: 'POST',
  path: '/api/purchases/:id/closing/reopen',
  access: 'lead:edit:own',
  summary: 'Opens the closing again and, while it has no amounts, takes the bought home back.',
  perMinute: 20,
  params: idParams,
  body: z.strictObject({ remove_home: z.boolean() }),
  response: purchase,
});

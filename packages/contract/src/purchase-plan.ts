import { z } from 'zod';
import { LEAD_FILE_KINDS } from './lead-files.ts';
import {
  PURCHASE_ACTORS,
  PURCHASE_BUYERS,
  PURCHASE_FINANCING,
  PURCHASE_OUTCOMES,
  PURCHASE_PAPERS,
  PURCHASE_PHASES,
  PURCHASE_RULES,
  PURCHASE_STEP_STATUSES,
  PURCHASE_STEPS,
} from './purchase-kinds.ts';
import { visibleText } from './text.ts';

export const documentName = z.strictObject({ name: visibleText(255) });

/** Both sides of a plan see it like this: in the room, and for staff with more fields. */
export const purchaseDocument = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(LEAD_FILE_KINDS),
  bytes: z.number().int(),
  created_at: z.string(),
  /** Uploaded in the room. */
  is_from_investor: z.boolean(),
});
export type PurchaseDocument = z.infer<typeof purchaseDocument>;

/** As it was on that day: a fact with its source, no advice. */
const rule = z.object({
  key: z.enum(PURCHASE_RULES),
  publisher: z.string(),
  url: z.string(),
  as_of: z.iso.date(),
});

export const purchaseStep = z.object({
  id: z.number().int(),
  key: z.enum(PURCHASE_STEPS),
  /** Given by staff; null: the usual name of the step. */
  title: z.string().nullable(),
  phase: z.enum(PURCHASE_PHASES),
  who: z.enum(PURCHASE_ACTORS),
  status: z.enum(PURCHASE_STEP_STATUSES),
  done_at: z.string().nullable(),
  /** The deadline. */
  due_at: z.string().nullable(),
  /** Of what is filed each year: in which one this is due. Null: it is not filed each year, or has no deadline yet. */
  filing_year: z.number().int().nullable(),
  /** For the investor; empty for none. */
  note: z.string(),
  /** Usual length in days. */
  days: z.object({ min: z.number(), typical: z.number(), max: z.number() }),
  /** Ids of the steps that come first. */
  after: z.array(z.number().int()),
  /** Since when it can begin; null: it waits for others, or is settled. */
  ready_at: z.string().nullable(),
  /** Since when it takes longer than usual, or is past its deadline; null: it does not. */
  stuck_since: z.string().nullable(),
  /** Usual cost in USD; null: it depends. */
  cost: z.object({ from: z.number(), to: z.number() }).nullable(),
  papers: z.array(z.enum(PURCHASE_PAPERS)),
  rules: z.array(rule),
  documents: z.array(purchaseDocument),
});
export type PurchaseStep = z.infer<typeof purchaseStep>;

export const purchasePlan = z.object({
  id: z.number().int(),
  address: z.string(),
  /** Null: it is not a listing, or may no longer be shown. */
  picture: z.string().nullable(),
  financing: z.enum(PURCHASE_FINANCING),
  buyer: z.enum(PURCHASE_BUYERS),
  /** The investor’s, as in the IANA database. */
  time_zone: z.string(),
  started_at: z.string(),
  /** Agreed with the seller; null: not known yet. */
  price_cents: z.number().int().nullable(),
  /** The bought home that came of it; null: none yet. */
  owned_home_id: z.number().int().nullable(),
  outcome: z.enum(PURCHASE_OUTCOMES).nullable(),
  ended_at: z.string().nullable(),
  /** When it probably closes: in 8 of 10 simulated cases between the outer days. Null: closed, or not known. */
  closing: z.object({ from: z.iso.date(), likely: z.iso.date(), until: z.iso.date() }).nullable(),
  /** What comes next; null: nothing. */
  next_step_id: z.number().int().nullable(),
  has_calendar: z.boolean(),
  steps: z.array(purchaseStep),
});
export type PurchasePlan = z.infer<typeof purchasePlan>;

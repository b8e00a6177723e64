import { z } from 'zod';
import { PURCHASE_STEPS } from './purchase-kinds.ts';

/** What an investor did with something that was sent. */
export const SIGNAL_KINDS = [
  'opened',
  'like',
  'saved',
  'pass',
  'question',
  'scenario',
  'form',
  'reply',
  /** A step or a document of a purchase. */
  'purchase',
] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** What the investor did in the purchase plan. */
export const PURCHASE_SIGNALS = [
  'done',
  'uploaded',
  'not_needed',
  'reopened',
  'offer_sent',
] as const;

const purchase = z.object({
  event: z.enum(PURCHASE_SIGNALS),
  step: z.object({ key: z.enum(PURCHASE_STEPS), title: z.string().nullable() }),
});
export type PurchaseSignal = z.infer<typeof purchase>;

/** What only some kinds of signals have. */
export const signalDetails = {
  /** A form of somebody who counted as lost. */
  is_back: z.boolean().optional(),
  /** With a like: how many other homes the investor said no to since. */
  passed_others: z.number().int().optional(),
  purchase: purchase.optional(),
};

/** A signal nobody has reacted to yet, as cards and lists show it. */
export const leadSignal = z.object({
  kind: z.enum(SIGNAL_KINDS),
  at: z.string(),
  /** Street of the property; null: a shortlist. */
  address: z.string().nullable(),
  /** How often the report or shortlist was opened; null if unknown. */
  opens: z.number().int().nullable(),
  /** What the investor wrote: why not, or the beginning of a question; null for nothing. */
  words: z.string().nullable(),
  ...signalDetails,
});
export type LeadSignal = z.infer<typeof leadSignal>;

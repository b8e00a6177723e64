import { z } from 'zod';

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
  /** A form of somebody who counted as lost. */
  is_back: z.boolean().optional(),
});
export type LeadSignal = z.infer<typeof leadSignal>;

import { z } from 'zod';

/** What an investor did with something that was sent. */
export const SIGNAL_KINDS = ['opened', 'like', 'pass', 'question', 'scenario'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** A signal nobody has reacted to yet, as cards and lists show it. */
export const leadSignal = z.object({
  kind: z.enum(SIGNAL_KINDS),
  at: z.string(),
  /** Street of the property; null: a shortlist. */
  address: z.string().nullable(),
  /** How often the report or shortlist was opened; null if unknown. */
  opens: z.number().int().nullable(),
});
export type LeadSignal = z.infer<typeof leadSignal>;

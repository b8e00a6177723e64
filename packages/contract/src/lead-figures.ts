import { z } from 'zod';
import { instant } from './instant.ts';
import { wholeNumber } from './paging.ts';
import { text } from './text.ts';

/** A lead is open while its column counts neither as won nor as lost nor as an archive. */
export const LEAD_OUTCOMES = ['open', 'won', 'lost'] as const;
export type LeadOutcome = (typeof LEAD_OUTCOMES)[number];

/** A missing part of a campaign, as in Google Analytics. */
export const NO_UTM = '(none)';
export const UTM_MAX = 500;

/** Filters of the lists behind the figures of the dashboard; a period ends before its second instant. */
export const leadFigureFilter = {
  created_from: instant.optional(),
  created_to: instant.optional(),
  outcome: z.enum(LEAD_OUTCOMES).optional(),
  /** With `outcome`: what had become of it this many days after it arrived. */
  outcome_days: wholeNumber(1, 3650).optional(),
  /** When it came into its present column. */
  moved_from: instant.optional(),
  moved_to: instant.optional(),
  /** A person has called, written, added a note, sent something or moved it. */
  contacted: z.enum(['yes', 'no']).optional(),
  /** Came from a file. */
  imported: z.enum(['yes', 'no']).optional(),
  utm_source: text(UTM_MAX).optional(),
  utm_medium: text(UTM_MAX).optional(),
  utm_campaign: text(UTM_MAX).optional(),
};

/** The names of these filters, for those who leave them out. */
export const NO_LEAD_FIGURES = {
  ...{ created_from: true, created_to: true, outcome: true, outcome_days: true },
  ...{ moved_from: true, moved_to: true, contacted: true, imported: true },
  ...{ utm_source: true, utm_medium: true, utm_campaign: true },
} as const satisfies Record<keyof typeof leadFigureFilter, true>;

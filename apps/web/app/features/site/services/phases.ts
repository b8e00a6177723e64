/** The three phases and their steps, in the order in which a purchase runs. */
export const PHASES = [
  { key: 'before', steps: ['before.call', 'before.profile', 'before.options'] },
  {
    key: 'during',
    steps: ['during.company', 'during.credit', 'during.bank', 'during.offer', 'during.details'],
  },
  { key: 'after', steps: ['after.tenant', 'after.expenses', 'after.exit'] },
] as const;

export type Phase = (typeof PHASES)[number];

/** Share of the price that the plan asks the buyer to bring. */
export const DOWN_PAYMENT_PERCENT = 35;

/** For a missing Form 5472, as of January 2026. */
export const FORM_5472_PENALTY_USD = 25_000;

/** The three phases and their steps, in the order of a purchase. */
export const PHASES = [
  { key: 'before', steps: ['before.call', 'before.profile', 'before.options'] },
  {
    key: 'during',
    steps: ['during.company', 'during.credit', 'during.bank', 'during.offer', 'during.details'],
  },
  { key: 'after', steps: ['after.tenant', 'after.expenses', 'after.exit'] },
] as const;

export type Phase = (typeof PHASES)[number];

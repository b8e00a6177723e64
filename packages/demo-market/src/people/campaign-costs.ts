/** What a campaign costs in a month, USD. */
export type DemoCampaignCost = {
  source: string;
  medium: string;
  campaign: string;
  /** The first day of the month. */
  month: string;
  amount: number;
};

const BUDGETS = [
  { source: 'instagram', medium: 'paid_social', campaign: 'investor-quiz', amount: 640 },
  { source: 'facebook', medium: 'paid_social', campaign: 'investor-quiz', amount: 520 },
  { source: 'google', medium: 'cpc', campaign: 'florida-rentals', amount: 880 },
  { source: 'google', medium: 'cpc', campaign: 'brand', amount: 140 },
];
const MONTHS = 7;

/** Costs of the campaigns that are paid for, for as many months as the demo has leads. */
export function demoCampaignCosts({ asOf }: { asOf: string }): DemoCampaignCost[] {
  const [year = 0, month = 1] = asOf.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10),
  ).flatMap((first, back) =>
    // Each month a little less than the one after it.
    BUDGETS.map((cost) => ({ ...cost, month: first, amount: cost.amount - 20 * back })),
  );
}

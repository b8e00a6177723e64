type Limits = { cashFlowMin: number | null; lossChanceMax: number | null };
type Figures = { cashFlow: number | null; chanceOfLoss: number | null };

/** What a saved search asks besides the explorer's filters. An unknown figure is not "at least". */
export const isWithin = (
  { cashFlow, chanceOfLoss }: Figures,
  { cashFlowMin, lossChanceMax }: Limits,
): boolean =>
  (cashFlowMin === null || (cashFlow !== null && cashFlow >= cashFlowMin)) &&
  (lossChanceMax === null || (chanceOfLoss !== null && 100 * chanceOfLoss <= lossChanceMax));

/**
 * The same score of a forecast given as quantiles at 1/(n+1), 2/(n+1), … n/(n+1), in order: twice the
 * mean pinball loss. Formula page: docs/formulas/crps-quantiles.md
 */
export function crpsQuantiles(outcome: number, quantiles: ArrayLike<number>): number {
  const n = quantiles.length;
  let sum = 0;
  for (let i = 0; i < n; i += 1) {
    const share = (i + 1) / (n + 1);
    const over = outcome - (quantiles[i] as number);
    sum += over >= 0 ? share * over : (share - 1) * over;
  }
  return (2 * sum) / n;
}

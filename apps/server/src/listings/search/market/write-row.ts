import { type Codes, codeOf } from './codes.ts';
import type { MarketRow } from './market-row.ts';
import { mercatorX, mercatorY } from './mercator.ts';
import { type Arrays, UNKNOWN_FEE } from './row-storage.ts';

/** Unknown values are below all known ones, except for the fee. */
const UNKNOWN = 0;
const NO_ESTIMATE = Number.NEGATIVE_INFINITY;

export function writeRow(data: Arrays, at: number, row: MarketRow, codes: Codes): void {
  data.id[at] = row.id;
  data.x[at] = mercatorX(row.lng / 1e6);
  data.y[at] = mercatorY(row.lat / 1e6);
  data.lng[at] = row.lng;
  data.lat[at] = row.lat;
  data.initialInvestment[at] = row.initialInvestment;
  data.relevance[at] = row.relevance;
  data.totalRoi[at] = row.totalRoi;
  data.annualRoi[at] = row.annualRoi;
  data.netProfit[at] = row.netProfit;
  data.kind[at] = codes.kinds.codeOf(row);
  data.city[at] = codeOf(codes.cities, row.city);
  data.state[at] = codeOf(codes.states, row.state);
  data.askingPrice[at] = row.askingPrice;
  data.sqft[at] = short(row.sqft);
  data.yearBuilt[at] = short(row.yearBuilt);
  data.hoaMonthly[at] = row.hoaMonthly === null ? UNKNOWN_FEE : short(row.hoaMonthly);
  data.listedDay[at] = short(row.listedDay);
  data.cashFlowMonthly[at] = row.cashFlowMonthly ?? NO_ESTIMATE;
  data.chanceOfLoss[at] = row.chanceOfLoss ?? NO_ESTIMATE;
  data.valueForRisk[at] = row.valueForRisk ?? NO_ESTIMATE;
  data.discount[at] = row.discount ?? NO_ESTIMATE;
}

/** Above the highest value of a filter, it does not matter by how much. */
const MOST_SHORT = 2 ** 16 - 2;
const short = (value: number | null) =>
  value === null ? UNKNOWN : Math.min(MOST_SHORT, Math.max(0, value));

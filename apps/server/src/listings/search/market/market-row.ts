import type { PropertyType } from '@alpha/contract';

/** The fields of a listing used for filters, sorting and the map. */
export type MarketRow = {
  id: number;
  /** Millionths of a degree. */
  lng: number;
  lat: number;
  initialInvestment: number;
  relevance: number;
  totalRoi: number;
  annualRoi: number;
  netProfit: number;
  baths: number;
  beds: number;
  cashFlowFirstYear: boolean;
  type: PropertyType;
  city: string;
  state: string;
  // Null is unknown, or an estimate that the owner does not allow.
  askingPrice: number;
  sqft: number | null;
  yearBuilt: number | null;
  hoaMonthly: number | null;
  /** Since 1970. */
  listedDay: number | null;
  cashFlowMonthly: number | null;
  chanceOfLoss: number | null;
  valueForRisk: number | null;
  discount: number | null;
};

export type Kind = Pick<MarketRow, 'beds' | 'baths' | 'cashFlowFirstYear' | 'type'>;

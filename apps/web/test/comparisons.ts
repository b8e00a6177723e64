import type { ComparedBundle, ComparedHome, Comparison } from '@alpha/contract';

type Figures = NonNullable<ComparedHome['figures']>;
type Given = Partial<Omit<ComparedHome, 'figures'>> & { outcome?: Partial<Figures['outcome']> };

/** A column of a comparison; later ones earn less and need less cash. */
export function comparedLike(id: number, { outcome, ...facts }: Given = {}): ComparedHome {
  return {
    ...{ id, address: `${id} Palm Street`, city: 'Hialeah', state: 'FL', zip: '33012' },
    ...{ image: null, status: 'active', list_price: 400_000 + id, sold_price: null },
    ...{ estimated_value: null, type: 'condo', beds: 2, baths: 2, total_sqft: 1_000 + id },
    ...{ year_built: 1990 + id, days_on_market: 10 * id, coast_km: id, hoa_monthly: 300 },
    ...{ relevance: 80 - id },
    ...facts,
    figures: {
      outcome: {
        ...{ result_median: 100_000 - 10_000 * id, result_percentile_5: -40_000 - 10_000 * id },
        ...{ result_percentile_95: 300_000, chance_of_loss: 0.1 + id / 50 },
        ...{ cash_flow_monthly: 200 - 100 * id, cash_to_close: 200_000 - 10_000 * id },
        ...{ cash_added: id > 2 ? 8_000 : 0 },
        ...outcome,
      },
      ...{ chance_of_doubling: 0.3, roi_yearly: 6 - id / 10, cap_rate: 5, rent_monthly: 3_000 },
      ...{ taxes_yearly: 6_000, insurance_yearly: 2_000 + id },
      ...{ downpayment_percentage: 0.35, apr: 7.5 },
    },
  };
}

const spread = (low: number, high: number, loss: number) => ({
  ...{ result_percentile_5: low, result_median: (low + high) / 2, result_percentile_95: high },
  chance_of_loss: loss,
});

const BUNDLE: ComparedBundle = {
  ...{ home_count: 3, downpayment: 420_000 },
  ...{ single: spread(-150_000, 900_000, 0.2), separate: spread(-60_000, 800_000, 0.14) },
  package: spread(-50_000, 820_000, 0.13),
  pairs: [
    { distance: 'metro', count: 1, correlation: 0.83 },
    { distance: 'state', count: 2, correlation: 0.66 },
  ],
  terms: {
    ...{ premium_rate: -0.02, selling_rate: 0.025, packaging_rate: 0.005 },
    ...{ packaging_cost: 15_000, fee_rate: 0.01 },
  },
};

type Asked = { property_ids?: number[] | undefined; bundle?: string | undefined };

/** What the server answers when these homes may be compared. */
export function comparisonOf(homes: readonly ComparedHome[], query: Asked): Comparison {
  const ids = query.property_ids ?? homes.map(({ id }) => id);
  return {
    homes: ids.flatMap((id) => homes.filter((home) => home.id === id)),
    ...{ changes: null, years: 10, bundle: query.bundle === '1' ? BUNDLE : null },
  };
}

import { readSupply, searchListings } from '~/data/listing-search';
import { spreadOverCities } from '../spread-over-cities';
import { useLoaded } from '../use-loaded';
import { PAYMENT_SCALE } from './payment-scale';
import { smoothed, trackBars } from './track-bars';

/** Debounce: a moving thumb sends one request but the result still follows it. */
const SETTLE_MS = 250;
const BARS = 56;
/** Space for the bars is reserved until the supply is known. */
const NO_BARS: readonly number[] = [0];

/** What the amount can buy today. Nothing is shown when it fails to load. */
export function useMarket(dollars: number) {
  const supply = useLoaded('supply', async (signal) => {
    const { step, counts } = await readSupply({}, signal);
    return {
      bars: smoothed(trackBars({ step, counts }, PAYMENT_SCALE, BARS)),
      total: counts.reduce((sum, count) => sum + count, 0),
    };
  });
  const reach = useLoaded(
    `reach ${dollars}`,
    (signal) => searchListings({ investment_max: dollars }, signal),
    SETTLE_MS,
  );
  return {
    bars: supply.data?.bars ?? NO_BARS,
    total: supply.data?.total,
    within: reach.data?.total,
    homes: reach.data && spreadOverCities(reach.data.data),
    isFailed: supply.isFailed || reach.isFailed,
  };
}

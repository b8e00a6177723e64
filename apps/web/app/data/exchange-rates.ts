// By noun, not from the index: pages of visitors carry this endpoint and no others.
import { listExchangeRates } from '@alpha/contract/exchange-rates';
import { queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

const HOUR_MS = 3_600_000;

/** Changes once a day at most. */
export const exchangeRatesQuery = queryOptions({
  queryKey: KEYS.exchangeRates,
  queryFn: () => call(listExchangeRates),
  staleTime: HOUR_MS,
});

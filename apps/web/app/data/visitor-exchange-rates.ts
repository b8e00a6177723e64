import { listExchangeRates } from '@alpha/contract/exchange-rates';
import { call } from '~/lib/api-client';

/** The plain request, for pages of visitors: those have no query client. */
export const readExchangeRates = (signal: AbortSignal) => call(listExchangeRates, {}, { signal });

import { type HomeCurrency, homeCurrencyOf } from '@alpha/report-model/home-currency';
import type { HomeCurrencyQuestion } from './use-home-currency';

self.addEventListener('message', ({ data }: MessageEvent<HomeCurrencyQuestion>) => {
  const { inputs, market, volatility } = data;
  self.postMessage(homeCurrencyOf(inputs, market, volatility) satisfies HomeCurrency);
});

import type { BundleSpread, ComparedBundle, ComparedHome } from '@alpha/contract';
import { formatRate } from '@alpha/i18n';
import { formatNarrowMoney } from '@alpha/i18n/axis-money';
import { lossesOf100 } from '../chances.ts';
import type { ComparedWords } from './cell-text.ts';
import { canBeBought } from './rows.ts';

export const BUNDLE_KINDS = ['single', 'separate', 'package'] as const;
export type BundleKind = (typeof BUNDLE_KINDS)[number];

const widthOf = (spread: BundleSpread) => spread.result_percentile_95 - spread.result_percentile_5;

/** What spreading does to the range and to the chance of a loss. */
export function bundleSentence(bundle: ComparedBundle, { t, locale }: ComparedWords): string {
  const { single, separate, home_count: count } = bundle;
  const narrower = 1 - widthOf(separate) / widthOf(single);
  if (!(narrower > 0.005)) return t('bundle.same', { count });
  const share = formatRate(narrower, locale, { decimals: 0 }) ?? '';
  const [from, to] = [lossesOf100(single.chance_of_loss), lossesOf100(separate.chance_of_loss)];
  const loss = to < from ? ` ${t('bundle.lossFalls', { from, to })}` : '';
  return `${t('bundle.narrower', { count, share })}${loss} ${t('bundle.rest')}`;
}

/** Which of the compared homes are not in it, and why; empty for none. */
export function leftOutText(
  homes: readonly Pick<ComparedHome, 'address' | 'status'>[],
  { t, locale }: Pick<ComparedWords, 't' | 'locale'>,
): string {
  const left = homes
    .filter((home) => !canBeBought(home))
    .map(({ address, status }) =>
      t(status === 'sold' ? 'bundle.sold' : 'bundle.offMarket', { home: address }),
    );
  if (left.length === 0) return '';
  return t('bundle.without', { homes: new Intl.ListFormat(locale).format(left) });
}

/** The texts around the drawing. */
export function bundleTexts(bundle: ComparedBundle, words: ComparedWords) {
  const { t, locale, ui, unit } = words;
  const { home_count: count, terms } = bundle;
  const share = (rate: number) =>
    formatRate(rate, locale, {
      decimals: Number.isInteger(Math.round(rate * 1e6) / 1e4) ? 0 : 1,
    }) ?? '';
  const money = (usd: number) => formatNarrowMoney(usd, locale, ui, { unit }) ?? '';
  return {
    single: t('bundle.single'),
    separate: t('bundle.separate', { count }),
    package: t('bundle.package', { count }),
    loss: (spread: BundleSpread) => t('bundle.loss', { count: lossesOf100(spread.chance_of_loss) }),
    invested: t('bundle.invested', { amount: money(bundle.downpayment) }),
    fund: t('bundle.fund', {
      discount: share(-terms.premium_rate),
      selling: share(terms.selling_rate),
      fee: share(terms.fee_rate),
      packaging: share(terms.packaging_rate),
      cost: money(terms.packaging_cost),
    }),
  };
}

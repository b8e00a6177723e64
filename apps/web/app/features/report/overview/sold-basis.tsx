import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';

/** A sold home has a list price and a sold price: says which of them the figures start from. */
export function SoldBasis({ report: { property } }: BlockProps) {
  const t = useT('report');
  const { money } = useFigures();
  const { status, sold_price: sold, list_price: asking, property_estimates: estimates } = property;
  // Many past sales have only one known price: nothing to explain.
  if (sold !== null && Math.abs(sold - asking) < 1) return null;
  // When the reader has changed the price, the notice above the page says so.
  if (status !== 'sold' || !estimates || Math.abs(estimates.list_price - asking) >= 1) return null;
  return (
    <p className="figures mt-3 text-14 text-pretty text-ink-2">
      {t('headline.soldBasis', {
        asking: money(asking),
        sold: sold === null ? 'none' : 'known',
        price: money(sold),
      })}
    </p>
  );
}

import { projectionOf } from '@alpha/report-model/projection-of';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';
import { breakEven } from './break-even';

const strong = (chunks: ReactNode) => <b className="font-[560] text-ink">{chunks}</b>;

/** Why none of the ten years is positive, and what would change it. */
export function NeverPositive({ report }: BlockProps) {
  const t = useT('report');
  const { money } = useFigures();
  const inputs = projectionOf(report.property)?.inputs;
  const { rent, price } = inputs ? breakEven(inputs) : { rent: null, price: null };
  return (
    <p className="figures mt-3 rounded-2 bg-sunken px-4 py-3 text-14 text-pretty text-ink-2">
      {t.rich('headline.why', { b: strong })}{' '}
      {inputs && rent !== null
        ? t('headline.rent', { needed: money(rent), now: money(inputs.rentMonthly) })
        : t('headline.help')}{' '}
      {rent !== null && price !== null && t('headline.price', { needed: money(price) })}
    </p>
  );
}

import { outcomeOf } from '@alpha/report-model/outcome';
import { projectionOf } from '@alpha/report-model/projection-of';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';
import { breakEven } from './break-even';

/** The rent and the price at which the first year pays for itself; of one that does, how far it may fall. */
export function useSelfPaying({ report: { property } }: BlockProps) {
  const t = useT('outcome');
  const { money } = useFigures();
  const outcome = outcomeOf(property);
  const inputs = projectionOf(property)?.inputs;
  if (!outcome || !inputs) return null;
  const isNegative = outcome.cash_flow_monthly < 0;
  const { rent, price } = breakEven(inputs);
  if (!isNegative && rent === null) return null;
  const values = { needed: money(rent), now: money(inputs.rentMonthly) };
  return {
    question: t(isNegative ? 'selfPaying.negative' : 'selfPaying.positive'),
    rent:
      rent === null
        ? t('selfPaying.help')
        : t(isNegative ? 'selfPaying.rent' : 'selfPaying.rentBelow', values),
    price: isNegative && price !== null ? t('selfPaying.price', { needed: money(price) }) : '',
  };
}

export function SelfPaying({ question, rent, price }: NonNullable<SelfPayingTexts>) {
  return (
    <p className="figures rounded-2 bg-sunken px-4 py-3 text-14 text-pretty text-ink-2">
      <b className="font-[560] text-ink">{question}</b> {rent} {price}
    </p>
  );
}

type SelfPayingTexts = ReturnType<typeof useSelfPaying>;

import { formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Slider } from '~/ui/slider';
import { PAYMENT } from '../questions';
import { useAnswers } from '../steps/use-answers';
import { paymentOf } from '../store/quiz-record';
import { CommonAmounts } from './common-amounts';
import { PAYMENT_SCALE } from './payment-scale';
import type { useMarket } from './use-market';

type PaymentFieldsProps = { market: ReturnType<typeof useMarket> };

/** Step 2: the amount in large type above a slider that shows the market's supply. */
export function PaymentFields({ market }: PaymentFieldsProps) {
  const t = useT('quizSteps');
  const locale = useLocale();
  const { record, pay } = useAnswers();
  const dollars = paymentOf(record) ?? PAYMENT.middle;
  const format = (value: number) => formatMoney(value, locale) ?? '';
  const { total, within } = market;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <output className="figures text-40 leading-none font-medium tracking-[-0.03em] md:text-56">
          {format(dollars)}
        </output>
        <p className="min-h-6 text-14 text-ink-2">
          {total !== undefined &&
            within !== undefined &&
            t.rich('payment.reach', {
              count: within,
              total,
              b: (words) => <b className="font-semibold text-ink">{words}</b>,
            })}
        </p>
      </div>
      <Slider
        name="payment"
        label={t('question.payment')}
        isHeaderHidden
        {...{ min: PAYMENT.min, max: PAYMENT.max, step: PAYMENT.step }}
        scale={PAYMENT_SCALE}
        value={dollars}
        onChange={(value) => pay(format(value))}
        format={format}
        histogram={market.bars}
        histogramHeight={96}
        className="mt-6"
      />
      <div aria-hidden="true" className="figures mt-1 flex justify-between text-13 text-ink-3">
        <span className="flex-1">{format(PAYMENT.min)}</span>
        <span>{format(PAYMENT.middle)}</span>
        <span className="flex-1 text-right">{format(PAYMENT.max)}</span>
      </div>
      <CommonAmounts chosen={dollars} format={format} onChoose={(value) => pay(format(value))} />
    </>
  );
}

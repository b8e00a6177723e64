import { formatMoney, formatNumber, formatRate } from '@alpha/i18n';
import type { ReactNode } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { Money } from '~/ui/money';
import { DOWN_PAYMENT_FRACTION, PAYMENT } from '../questions';
import { AsideFrame } from '../steps/step-aside';
import { useAnswers } from '../steps/use-answers';
import { paymentOf } from '../store/quiz-record';
import { ReachedHomes } from './reached-homes';
import type { useMarket } from './use-market';

/** The price this down payment allows, updated as it is chosen. */
export function PaymentAside({ market }: { market: ReturnType<typeof useMarket> }) {
  const t = useT('quizSteps');
  const locale = useLocale();
  const dollars = paymentOf(useAnswers().record) ?? PAYMENT.middle;
  const price = dollars / DOWN_PAYMENT_FRACTION;
  const share = formatRate(DOWN_PAYMENT_FRACTION, locale, { decimals: 0 }) ?? '';
  const rest = formatRate(1 - DOWN_PAYMENT_FRACTION, locale, { decimals: 0 }) ?? '';
  return (
    <AsideFrame step={2} title={t('payment.opens')}>
      <div
        aria-hidden="true"
        className="mt-4.5 grid h-7 overflow-hidden rounded-1 text-13 font-medium"
        style={{ gridTemplateColumns: `${DOWN_PAYMENT_FRACTION}fr ${1 - DOWN_PAYMENT_FRACTION}fr` }}
      >
        <span className="grid place-items-center bg-accent text-on-accent">
          {t('payment.yours', { share })}
        </span>
        <span className="grid place-items-center bg-accent-wash text-accent">
          {t('payment.bank', { share: rest })}
        </span>
      </div>
      <dl className="mt-3">
        <Line label={t('payment.down')}>
          <Money value={dollars} />
        </Line>
        <Line label={t('payment.loan')}>
          <Money value={price - dollars} />
        </Line>
        <Line label={t('payment.price')} isTotal>
          <Money value={price} />
        </Line>
      </dl>
      <p role="status" className="mt-4 font-medium text-pretty">
        {t('payment.sentence', {
          down: formatMoney(dollars, locale) ?? '',
          share,
          price: formatMoney(price, locale) ?? '',
        })}
      </p>
      <p className="mt-1.5 text-14 text-pretty text-ink-2">
        {t('payment.why', {
          share,
          fraction: formatNumber(DOWN_PAYMENT_FRACTION, locale, { decimals: 2 }) ?? '',
        })}
      </p>
      {!market.isFailed && <ReachedHomes homes={market.homes} />}
    </AsideFrame>
  );
}

type LineProps = { label: string; isTotal?: boolean; children: ReactNode };

function Line({ label, isTotal = false, children }: LineProps) {
  return (
    <div className="flex justify-between gap-3 border-b border-line py-2.75 text-15">
      <dt className={isTotal ? 'font-semibold' : 'text-ink-2'}>{label}</dt>
      <dd className={cx('font-semibold', isTotal && 'text-accent')}>{children}</dd>
    </div>
  );
}

import type { CautionPoint, ReasonPoint } from '@alpha/contract';
import { formatPercent, type Locale } from '@alpha/i18n';
import { useMoney } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

type Values = ReasonPoint['values'];

/** Reasons and cautions are stored as codes and figures, and translated here. */
export function usePointText() {
  const t = useT('shortlistPage');
  const locale = useLocale();
  const money = useMoney();
  const printed = (values: Values) => valuesIn(values, locale, money);
  return {
    reason: ({ code, values }: ReasonPoint) => t.rich(`reason.${code}`, printed(values)),
    caution: ({ code, values }: CautionPoint) => t.rich(`caution.${code}`, printed(values)),
  };
}

/** Values are named by their unit. */
function valuesIn(values: Values, locale: Locale, money: ReturnType<typeof useMoney>): Values {
  const { usd, percent, ...rest } = values;
  return {
    ...rest,
    ...(typeof usd === 'number' && { usd: money(usd) ?? '' }),
    ...(typeof percent === 'number' && {
      percent: formatPercent(percent, locale, { decimals: 1 }) ?? '',
    }),
  };
}

import type { CautionPoint, ReasonPoint } from '@alpha/contract';
import { formatMoney, formatPercent, type Locale } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

type Values = ReasonPoint['values'];

/** Reasons and cautions are stored as codes and figures, and translated here. */
export function usePointText() {
  const t = useT('shortlistPage');
  const locale = useLocale();
  return {
    reason: ({ code, values }: ReasonPoint) => t.rich(`reason.${code}`, printed(values, locale)),
    caution: ({ code, values }: CautionPoint) => t.rich(`caution.${code}`, printed(values, locale)),
  };
}

/** Values are named by their unit. */
function printed(values: Values, locale: Locale): Values {
  const { usd, percent, ...rest } = values;
  return {
    ...rest,
    ...(typeof usd === 'number' && { usd: formatMoney(usd, locale) ?? '' }),
    ...(typeof percent === 'number' && {
      percent: formatPercent(percent, locale, { decimals: 1 }) ?? '',
    }),
  };
}

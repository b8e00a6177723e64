import type { MatchReason as Reason } from '@alpha/contract/matches';
import { formatPercent } from '@alpha/i18n';
import { ROI_DECIMALS } from '@alpha/report-model/units';
import { useMoney } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

const MONTHS = 12;
/** Rent is about one percent of the price a month: decimals matter there. Safety adds up to 100 with the chance of loss. */
const DECIMALS: Partial<Record<Reason['code'], number>> = {
  safety: ROI_DECIMALS,
  rent_yield: 2,
  calm_area: 1,
  planned_growth: 1,
};

/** Why a listing is shown: the answer it fits, and by which figure. */
export function MatchReason({ reason: { answer, code, values } }: { reason: Reason }) {
  const t = useT('quizResult');
  const locale = useLocale();
  const money = useMoney();
  const { usd = 0, percent = 0, year = 0 } = values;
  const text = t.rich(`matches.because.${code}`, {
    // Cash flow is given for the year.
    usd: money(usd / MONTHS) ?? '',
    percent: formatPercent(percent, locale, { decimals: DECIMALS[code] ?? 0 }) ?? '',
    year,
  });
  return (
    <>
      {t(`matches.fits.${answer}`)} {text}
    </>
  );
}

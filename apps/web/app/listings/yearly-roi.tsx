import { isYearlyRate } from '@alpha/report-model/units';
import { useT } from '~/lib/i18n/use-t';
import { Percent } from '~/ui/money';

type YearlyRoiProps = { value: number | null | undefined; decimals?: number };

/** ROI a year, compounded, in percent; a dash where everything is lost. */
export function YearlyRoi({ value, decimals = 2 }: YearlyRoiProps) {
  const t = useT('listings');
  if (isYearlyRate(value)) return <Percent value={value} decimals={decimals} />;
  return (
    <abbr title={t('noYearlyRate')} className="no-underline">
      {'—'}
    </abbr>
  );
}

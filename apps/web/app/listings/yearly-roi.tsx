import { useT } from '~/lib/i18n/use-t';
import { Percent } from '~/ui/money';

type YearlyRoiProps = { value: number | null | undefined; decimals?: number };

/** A rate that would have to compound to the loss of everything, or more, is none. */
export const isYearlyRate = (value: number | null | undefined) =>
  typeof value !== 'number' || value > -100;

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

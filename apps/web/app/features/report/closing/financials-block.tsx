import type { PropertyEstimates } from '@alpha/contract';
import { HORIZON_YEARS } from '@alpha/engine';
import { yearsOf } from '@alpha/report-model/outcome';
import { financialsLine } from '@alpha/report-model/texts/fold-lines';
import { useT } from '~/lib/i18n/use-t';
import { YearlyRoi } from '~/listings/yearly-roi';
import { cx } from '~/ui/class-names';
import { Money, Num, Percent, Rate } from '~/ui/money';
import { HowMetric } from '../how/how-metric';
import { InputHow } from '../how/input-how';
import type { BlockProps } from '../report.types';
import { ReportSection } from '../report-section';
import { usePhrases } from '../use-phrases';
import { type EstimateRow, FINANCIAL_GROUPS } from './financial-groups';

export function FinancialsBlock({ report }: BlockProps) {
  const t = useT('report');
  const phrases = usePhrases();
  const { property_estimates: estimates } = report.property;
  if (!estimates) return null;
  return (
    <ReportSection
      id="financials"
      title={t('financials.title')}
      lead={t('financials.lead')}
      fold={financialsLine(estimates, phrases)}
    >
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 lg:grid-cols-3">
        {FINANCIAL_GROUPS.map((group) => (
          <Group key={group.key} group={group} report={report} estimates={estimates} />
        ))}
      </div>
    </ReportSection>
  );
}

type GroupProps = BlockProps & {
  group: (typeof FINANCIAL_GROUPS)[number];
  estimates: PropertyEstimates;
};

function Group({ group: { key, rows }, report, estimates }: GroupProps) {
  const t = useT('report');
  const years = yearsOf(report.property);
  // The specification's labels are for a sale after ten years.
  const isEarly = years !== HORIZON_YEARS;
  const labelOf = ({ field }: EstimateRow) =>
    isEarly && (field === 'sale_price_after_10_years' || field === 'balance_after_10_years')
      ? t(`financials.early.${field}`, { years })
      : t(`financials.field.${field}`);
  return (
    <div>
      <h3 className="mb-3 font-sans text-15 font-[560] tracking-normal">
        {isEarly && key === 'decade'
          ? t('financials.early.decade', { years })
          : t(`financials.${key}`)}
      </h3>
      <ul className="figures border-t border-ink text-[0.90625rem]">
        {rows.map((row) => (
          // Label, "How?", figure; on phones the explanation opens below at full width.
          <li
            key={row.field}
            className="flex flex-wrap items-baseline gap-x-2 border-b border-line py-2.25"
          >
            <span className={cx('min-w-0 flex-1', row.isStrong ? 'font-semibold' : 'text-ink-2')}>
              {labelOf(row)}
            </span>
            <span
              data-how-figure
              className={cx('order-1 text-right', row.isStrong ? 'font-semibold' : 'font-medium')}
            >
              <Estimate row={row} estimates={estimates} />
            </span>
            {row.explained && <HowMetric metric={row.explained} report={report} />}
            {row.input && <InputHow field={row.input} report={report} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two decimals, as everywhere in this grid. */
function Estimate({ row, estimates }: { row: EstimateRow; estimates: PropertyEstimates }) {
  const t = useT('report');
  const value = estimates[row.field];
  if (row.unit === 'usd') return <Money value={value} decimals={2} />;
  if (row.unit === 'rate') return <Rate fraction={value} />;
  if (row.field === 'annualized_roi_percentage') return <YearlyRoi value={value} />;
  if (row.unit === 'percent') return <Percent value={value} />;
  if (row.unit === 'years') return t('financials.years', { count: value });
  return <Num value={value} />;
}

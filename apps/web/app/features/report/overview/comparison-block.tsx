import { HORIZON_YEARS } from '@alpha/engine';
import { COMPARISON_METRICS } from '@alpha/engine/city';
import {
  type ComparedMetric,
  comparedCities,
  leadOf,
  ownCityOf,
} from '@alpha/report-model/comparison';
import { leftOutText } from '@alpha/report-model/measure-sentences';
import { yearsOf } from '@alpha/report-model/outcome';
import { comparisonLine } from '@alpha/report-model/texts/fold-lines';
import type { CSSProperties } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { CityMedians } from '../how/city-medians';
import { HowMetric } from '../how/how-metric';
import { SimulatedHow } from '../how/simulated-how';
import type { BlockProps } from '../report.types';
import { ReportSection } from '../report-section';
import { usePhrases } from '../use-phrases';
import { ComparedFigure, ComparisonBox } from './comparison-box';

const EXPLAINED = {
  annual_roi: 'annualizedRoi',
  rent_to_price: 'rentToPrice',
  months_to_cashflow: 'monthsToCashflow',
  cap_rate: 'capRate',
} as const;

export function ComparisonBlock({ report }: BlockProps) {
  const t = useT('report');
  const metrics = useT('metrics');
  const locale = useLocale();
  const phrases = usePhrases();
  const stats = report.comparison_stats;
  if (COMPARISON_METRICS.every((metric) => stats[metric].current === null)) return null;
  const own = ownCityOf(report.property);
  const shown = COMPARISON_METRICS.filter((metric) => !report.comparison_left_out.includes(metric));
  const leftOut = leftOutText(report.comparison_left_out, { locale, metrics });
  const cities = comparedCities(stats, own);
  return (
    <ReportSection
      id="comparison"
      title={t('compare.title')}
      lead={t('compare.lead', leadOf(cities))}
      fold={comparisonLine(report, phrases)}
    >
      <div
        className="mt-5 grid border-y border-line max-md:divide-y max-md:divide-line md:mt-6 md:max-xl:grid-cols-6 xl:grid-cols-[repeat(var(--boxes),minmax(0,1fr))]"
        style={{ '--boxes': shown.length } as CSSProperties}
      >
        {shown.map((metric) => (
          <ComparisonBox
            key={metric}
            metric={metric}
            values={stats[metric]}
            years={yearsOf(report.property)}
            cities={cities}
            ownCity={own}
            how={<ComparedHow report={report} metric={metric} />}
            // Five in a row; three and two where they would be too narrow. Subgrid keeps names, figures and bars
            // of a row aligned when a name wraps.
            className="max-md:py-4 md:row-span-4 md:grid-rows-subgrid md:px-4.5 md:py-5 md:max-xl:col-span-2 md:max-xl:nth-[n+4]:col-span-3 md:max-xl:nth-[n+4]:border-t md:max-xl:nth-[3n+2]:border-l md:max-xl:nth-3:border-l md:border-line md:max-xl:first:pl-0 md:max-xl:nth-3:pr-0 md:max-xl:nth-4:pl-0 md:max-xl:last:pr-0 xl:not-first:border-l xl:first:pl-0 xl:last:pr-0"
          />
        ))}
      </div>
      {leftOut && <p className="mt-3 text-13 text-ink-2">{leftOut}</p>}
    </ReportSection>
  );
}

/** The figure and the medians it is compared with. */
function ComparedHow({ report, metric }: BlockProps & { metric: ComparedMetric }) {
  const medians = (
    <CityMedians
      report={report}
      metric={metric}
      print={(value) => <ComparedFigure metric={metric} value={value} years={HORIZON_YEARS} />}
    />
  );
  if (metric === 'roi_mean')
    return (
      <SimulatedHow report={report} figure="roiMean" align="start">
        {medians}
      </SimulatedHow>
    );
  return (
    <HowMetric report={report} metric={EXPLAINED[metric]}>
      {medians}
    </HowMetric>
  );
}

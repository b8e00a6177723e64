import { RECOMMENDED_ABOVE } from '@alpha/report-model/performance';
import { decimalsBeside } from '@alpha/report-model/units';
import { useId } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { HowMetric } from '../how/how-metric';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';

/** The specification's rule and texts; hidden without an average ROI. */
export function Recommendation({ report }: BlockProps) {
  const t = useT('report');
  const id = useId();
  const { percent } = useFigures();
  const averageRoi = report.property.average_roi_per_year;
  if (averageRoi === null) return null;
  const isStrong = averageRoi > RECOMMENDED_ABOVE;
  const why = {
    roi: percent(averageRoi, decimalsBeside(averageRoi, RECOMMENDED_ABOVE)),
    threshold: percent(RECOMMENDED_ABOVE, 0),
  };
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid gap-x-8 gap-y-3 border-y border-ink py-7 md:grid-cols-[1fr_2fr]"
    >
      <h3 id={id} className="text-28 tracking-[-0.018em]">
        {t('performance.recommendation')}
      </h3>
      <div>
        <p className="font-serif text-20 leading-[1.45] text-pretty">
          {t(isStrong ? 'performance.strong' : 'performance.weak')}
        </p>
        <div className="figures mt-1.5 flex flex-wrap items-baseline gap-x-2 text-15 text-ink-2">
          <p>{t(isStrong ? 'performance.strongWhy' : 'performance.weakWhy', why)}</p>
          <HowMetric report={report} metric="averageRoiPerYear" align="start" />
        </div>
      </div>
    </section>
  );
}

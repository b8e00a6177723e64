import type { PropertyReport } from '@alpha/contract';
import type { ExplainedMetric } from '@alpha/engine';
import { headlineOf } from '@alpha/report-model/headline';
import { noAnalysisReason } from '@alpha/report-model/property-facts';
import { headlineFigures } from '@alpha/report-model/texts/headline';
import { useT } from '~/lib/i18n/use-t';
import { MetricStrip } from '~/ui/metric-strip';
import { NotAvailable } from '~/ui/money';
import { Notice } from '~/ui/notice';
import { HowMetric } from '../how/how-metric';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';
import { usePhrases } from '../use-phrases';
import { NeverPositive } from './never-positive';
import { SoldBasis } from './sold-basis';

const EXPLAINED = [
  ['netProfit', 'netProfit'],
  ['cashFlow', 'profitYear'],
  ['average', 'averageRoiPerYear'],
  ['total', 'totalRoi'],
  ['irrName', 'irr'],
] as const satisfies readonly (readonly [string, ExplainedMetric])[];

export function HeadlineBlock({ report }: BlockProps) {
  const t = useT('report');
  const phrases = usePhrases();
  const headline = headlineOf(report.property);
  if (!headline) return <NoAnalysis report={report} />;
  const { profitYear: year, irr } = headline;
  return (
    <section aria-label={t('headline.label')} className="min-w-0">
      <MetricStrip
        className="max-md:rounded-b-none"
        metrics={headlineFigures(report.property, phrases).map(({ key, label, value, note }) => ({
          key,
          label,
          figure:
            value === null ? <NotAvailable /> : <span className="whitespace-nowrap">{value}</span>,
          note,
        }))}
      />
      {/* On phones it is the lower part of the card. */}
      <ul
        aria-label={t('headline.howLabel')}
        className="flex flex-wrap gap-x-5 gap-y-3 text-13 text-ink-2 max-md:rounded-b-3 max-md:border max-md:border-t-0 max-md:border-line max-md:bg-surface max-md:p-4 md:mt-3 print:hidden"
      >
        {EXPLAINED.filter(([, metric]) => metric !== 'irr' || irr !== null).map(
          ([label, metric]) => (
            // The explanation opens below its own line at page width.
            <li
              key={metric}
              className="flex flex-wrap items-baseline gap-x-1.5 not-has-[button]:hidden has-[section]:w-full"
            >
              {metric === 'irr' ? <IrrName irr={irr} /> : t(`headline.${label}`)}
              <HowMetric metric={metric} report={report} />
            </li>
          ),
        )}
      </ul>
      <SoldBasis report={report} />
      {year === null && <NeverPositive report={report} />}
    </section>
  );
}

/** On phones the strip has no room for the IRR, so it is shown next to its explanation. */
function IrrName({ irr }: { irr: number | null }) {
  const t = useT('report');
  const { percent } = useFigures();
  return (
    <>
      <span className="lg:hidden">{t('headline.irr', { rate: percent(irr) })}</span>
      <span className="max-lg:hidden">{t('headline.irrName')}</span>
    </>
  );
}

function NoAnalysis({ report: { property } }: { report: PropertyReport }) {
  const t = useT('report');
  const reason = noAnalysisReason(property);
  // The page header already shows it.
  if (reason === 'forbidden') return null;
  const isForGood = reason === 'kind';
  return (
    <Notice role="note">
      <p className="font-medium text-ink">{t(isForGood ? 'headline.never' : 'headline.none')}</p>
      <p>{t(`headline.because.${reason}`)}</p>
    </Notice>
  );
}

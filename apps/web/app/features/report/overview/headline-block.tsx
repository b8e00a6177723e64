import type { PropertyReport } from '@alpha/contract';
import type { ExplainedMetric } from '@alpha/engine';
import { headlineOf } from '@alpha/report-model/headline';
import { yearsOf } from '@alpha/report-model/outcome';
import { noAnalysisReason } from '@alpha/report-model/property-facts';
import { headlineFigures } from '@alpha/report-model/texts/headline';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { NotAvailable } from '~/ui/money';
import { Notice } from '~/ui/notice';
import { HowMetric } from '../how/how-metric';
import type { BlockProps } from '../report.types';
import { usePhrases } from '../use-phrases';
import { SoldBasis } from './sold-basis';

const EXPLAINED = {
  netProfit: 'netProfit',
  cashFlow: 'profitYear',
  averageRoi: 'averageRoiPerYear',
  totalRoi: 'totalRoi',
  irr: 'irr',
} as const satisfies Record<string, ExplainedMetric>;

/** The result with its range, then the plan's four figures of the specification. */
export function HeadlineBlock({ report }: BlockProps) {
  const t = useT('report');
  const headline = headlineOf(report.property);
  if (!headline) return <NoAnalysis report={report} />;
  return (
    <section aria-label={t('headline.label')} className="min-w-0">
      <h2 className="mb-2 font-sans text-14 font-medium tracking-normal text-ink-2">
        {t('headline.plan')}
      </h2>
      <PlanFigures report={report} irr={headline.irr} />
      <SoldBasis report={report} />
      {headline.profitYear === null && (
        <p className="mt-3 text-14 text-pretty text-ink-2">
          {t.rich('headline.why', { b: strong })}
        </p>
      )}
    </section>
  );
}

const strong = (chunks: ReactNode) => <b className="font-[560] text-ink">{chunks}</b>;

/** On phones one line each, so that an explanation opens at full width. */
function PlanFigures({ report, irr }: BlockProps & { irr: number | null }) {
  const t = useT('report');
  const phrases = usePhrases();
  const figures = headlineFigures(report.property, phrases).map((figure) =>
    // Here the IRR has an explanation of its own.
    figure.key === 'totalRoi'
      ? { ...figure, note: t('headline.totalNote', { years: yearsOf(report.property) }) }
      : figure,
  );
  const shown = [
    ...figures,
    ...(irr === null
      ? []
      : [
          {
            key: 'irr' as const,
            label: t('headline.irrName'),
            value: phrases.percent(irr, 2),
            note: '',
          },
        ]),
  ];
  return (
    <dl className="figures rounded-3 border border-line bg-surface max-md:px-4 max-md:py-1 md:flex md:divide-x md:divide-line">
      {shown.map(({ key, label, value, note }) => (
        <div
          key={key}
          className="flex flex-wrap items-baseline gap-x-2 py-2 max-md:not-last:border-b max-md:border-line md:flex-1 md:flex-col md:px-5 md:py-3.5 md:first:flex-[1.4] md:last:flex-[0.8]"
        >
          <dt className="flex items-baseline gap-x-2 text-14 leading-snug text-ink-2 max-md:contents md:text-13">
            <span>{label}</span>
            <HowMetric metric={EXPLAINED[key]} report={report} />
          </dt>
          <dd className="max-md:contents">
            <span className="text-16 font-[560] whitespace-nowrap max-md:ml-auto md:text-20">
              {value ?? <NotAvailable />}
            </span>
            {note && (
              <span className="block text-12 leading-snug text-ink-3 max-md:basis-full max-md:text-right md:text-13">
                {note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
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

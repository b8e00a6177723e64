import type { ExplainedMetric } from '@alpha/engine';
import type { PeerMetric } from '@alpha/engine/city';
import { knownMeasure } from '@alpha/report-model/performance';
import { countBehind, type RankedEntry } from '@alpha/report-model/performance-rows';
import { useT } from '~/lib/i18n/use-t';
import { Money } from '~/ui/money';
import { HowMetric } from '../how/how-metric';
import { RankLines } from '../how/rank-lines';
import { SimulatedHow } from '../how/simulated-how';
import { TextHow } from '../how/text-how';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';
import { MetricFigure, useMetricName } from './metric-figure';

/** Measures with a formula in the engine. */
export const EXPLAINED_MEASURES: Partial<Record<PeerMetric, ExplainedMetric>> = {
  total_roi: 'totalRoi',
  annual_roi: 'annualizedRoi',
  cap_rate: 'capRate',
  rent_to_price: 'rentToPrice',
  cash_on_cash: 'cashOnCash',
  dscr: 'dscr',
  cash_flow: 'cashflowYear1',
  appreciation_roi: 'appreciationRoi',
  rent_roi: 'rentRoi',
  pay_down: 'payDown',
  months_to_cashflow: 'monthsToCashflow',
};

type RowProps = BlockProps & { entry: RankedEntry };

/** "How?" of one row: its formula, then its rank in counts. */
export function PerformanceHow({ report, entry }: RowProps) {
  const known = knownMeasure(entry.metric);
  const metric = known && EXPLAINED_MEASURES[known];
  const rank = <RankLines entry={entry} city={report.property.city} />;
  if (metric)
    return (
      <HowMetric report={report} metric={metric} align="start">
        {rank}
      </HowMetric>
    );
  if (known === 'roi_mean')
    return (
      <SimulatedHow report={report} figure="roiMean" align="start">
        {rank}
      </SimulatedHow>
    );
  return <ListingMeasure report={report} entry={entry} />;
}

/** A measure taken from the listing or its area. */
function ListingMeasure({ report: { property }, entry }: RowProps) {
  const t = useT('how');
  const names = useT('report');
  const { number } = useFigures();
  const nameOf = useMetricName();
  const known = knownMeasure(entry.metric);
  if (known !== 'price_per_sqft' && known !== 'hoa' && known !== 'volatility') return null;
  const text = { price_per_sqft: 'pricePerSqft', hoa: 'hoa', volatility: 'volatility' } as const;
  const parts = [
    { label: names('summary.price'), value: <Money value={property.list_price} /> },
    {
      label: `÷ ${t('about.livingArea')}`,
      value: t('about.sqft', { area: number(property.total_sqft) }),
    },
  ];
  return (
    <TextHow title={nameOf(entry)} align="start">
      {() => ({
        text: t(`about.${text[known]}`),
        lines: [
          ...(known === 'price_per_sqft' ? parts : []),
          {
            label: nameOf(entry),
            value: <MetricFigure entry={entry} value={entry.property} />,
            kind: 'result',
          },
        ],
        more: <RankLines entry={entry} city={property.city} />,
      })}
    </TextHow>
  );
}

/** "How?" of the whole block: the rule, and "ahead of 16 of 17" for each row. */
export function RanksHow({ rows }: { rows: readonly RankedEntry[] }) {
  const t = useT('how');
  const { number } = useFigures();
  const nameOf = useMetricName();
  return (
    <TextHow title={t('rank.blockTitle')}>
      {() => ({
        text: t('rank.block'),
        lines: rows.flatMap((entry) => {
          const beaten = countBehind(entry.percentile, entry.n);
          if (beaten === null) return [];
          const count = number(beaten, beaten % 1 ? 1 : 0);
          return [
            {
              label: nameOf(entry),
              value: (
                <span className="whitespace-nowrap">
                  {t('rank.aheadOf', { beaten: count, n: number(entry.n) })}
                </span>
              ),
            },
          ];
        }),
      })}
    </TextHow>
  );
}

import { assumptionsSet } from '@alpha/report-model/assumption-origin';
import { ofHundred, simulatedDecades } from '@alpha/report-model/chances';
import { ROI_DECIMALS } from '@alpha/report-model/units';
import type { ReactNode } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import type { FormulaLine } from '~/ui/formula';
import { Money, Num, Percent, Rate } from '~/ui/money';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';
import { decadesOf, decadesUpTo, marketVolatility } from './simulated';
import { TextHow } from './text-how';

/** A simulated figure, and what it is for. */
const USES = {
  chances: 'safety',
  loss: 'safety',
  worst5: 'badCase',
  roi5: 'badCase',
  roi50: 'middle',
  roiMean: 'mean',
  roi95: 'goodCase',
  sale5: 'badCase',
  sale95: 'goodCase',
  saleRange: 'range',
  result: 'result',
} as const;
export type SimulatedFigure = keyof typeof USES;

type SimulatedHowProps = BlockProps & {
  figure: SimulatedFigure;
  align?: 'start' | 'end';
  /** More about the same figure, such as city medians. */
  children?: ReactNode;
};

/** A simulated figure has no closed formula, so the way it is counted is explained instead. */
export function SimulatedHow({ report, figure, align = 'end', children }: SimulatedHowProps) {
  const t = useT('how');
  const { number, rate } = useFigures();
  const locale = useLocale();
  const { property } = report;
  const decades = simulatedDecades(property);
  if (!decades || !property.property_roi_stats || !property.monte_carlo_results) return null;
  const swings = marketVolatility(property);
  const isSale = figure.startsWith('sale');
  const [price, sale] = [rate(swings.volatility, 1), rate(swings.saleVolatility)];
  return (
    <TextHow title={t(`sim.name.${figure}`)} align={align}>
      {() => ({
        text: t(`sim.text.${figure}`, { decades: number(decades) }),
        lines: [
          { label: t('sim.decades'), value: <Num value={decades} /> },
          ...linesOf(figure, { report, decades }, t),
        ],
        notes: [
          t(`sim.use.${USES[figure]}`),
          isSale
            ? t('sim.varies.sale', { price, sale })
            : t('sim.varies.roi', {
                price,
                sale,
                rent: rate(swings.rentVolatility),
                cost: rate(swings.expenseVolatility),
              }),
          t('sim.source', { kind: isSale ? 'sale' : 'roi', set: assumptionsSet(locale) }),
        ],
        more: children,
      })}
    </TextHow>
  );
}

type Translate = ReturnType<typeof useT<'how'>>;
type Counted = BlockProps & { decades: number };

function linesOf(figure: SimulatedFigure, counted: Counted, t: Translate): FormulaLine[] {
  const { report, decades } = counted;
  const { property_roi_stats: stats, monte_carlo_results: values } = report.property;
  if (!stats || !values) return [];
  const count = (label: string, value: number): FormulaLine => ({
    label,
    value: <Num value={value} />,
  });
  const result = (value: ReactNode, label: string = t(`sim.name.${figure}`)): FormulaLine => ({
    label,
    value,
    kind: 'result',
  });
  const tail = decadesUpTo(0.05, decades);
  const lower = count(t('sim.lower'), tail);
  const higher = count(t('sim.higher'), decades - decadesUpTo(0.95, decades));
  const half = count(t('sim.lower'), decadesUpTo(0.5, decades));
  const roi = (value: number) => <Percent value={value} decimals={ROI_DECIMALS} />;
  const gain = decadesOf(stats.prob_roi_above_0, decades);
  switch (figure) {
    case 'chances': {
      const double = decadesOf(stats.prob_roi_above_100, decades);
      const of100 = (chance: number) => t('sim.ofHundred', { count: ofHundred(chance) });
      return [
        count(t('sim.gain'), gain),
        count(t('sim.double'), double),
        result(of100(stats.prob_roi_above_0), t('sim.ofHundredGain')),
        result(of100(stats.prob_roi_above_100), t('sim.ofHundredDouble')),
      ];
    }
    case 'loss':
      return [
        count(t('sim.gain'), gain),
        count(t('sim.noGain'), decades - gain),
        result(<Rate fraction={1 - stats.prob_roi_above_0} decimals={1} />),
      ];
    case 'worst5':
    case 'roi5':
      return [lower, result(roi(stats.roi_percentile_5))];
    case 'roi50':
      return [half, result(roi(stats.roi_median))];
    case 'roiMean':
      return [result(roi(stats.roi_mean))];
    case 'roi95':
      return [higher, result(roi(stats.roi_percentile_95))];
    case 'result': {
      const usd = (percent: number) => (
        <Money value={(percent * stats.initial_investment) / 100} sign />
      );
      return [
        result(usd(stats.roi_percentile_5), t('sim.resultLow')),
        result(usd(stats.roi_median), t('sim.resultMedian')),
        result(usd(stats.roi_percentile_95), t('sim.resultHigh')),
      ];
    }
    case 'sale5':
      return [lower, result(<Money value={values.percentile_5} />)];
    case 'sale95':
      return [higher, result(<Money value={values.percentile_95} />)];
    case 'saleRange':
      return [
        lower,
        higher,
        count(t('sim.between'), decades - 2 * tail),
        result(<Money value={values.percentile_5} />, t('sim.name.sale5')),
        result(<Money value={values.median_simulated} />, t('sim.name.sale50')),
        result(<Money value={values.percentile_95} />, t('sim.name.sale95')),
      ];
  }
}

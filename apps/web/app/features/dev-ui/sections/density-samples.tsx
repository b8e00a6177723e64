import { formatNumber, formatPercent } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { DensityChart } from '~/ui/chart/density-chart';
import { Histogram } from '~/ui/chart/histogram';
import { useAxisMoney } from '~/ui/chart/use-axis-money';
import { Num, Percent } from '~/ui/money';
import { chartText, density, saleBins } from '../sample-series';

export function DensitySample() {
  const locale = useLocale();
  const percent = (value: number) => formatPercent(value, locale, { decimals: 0 }) ?? '';
  const sum = density.reduce((total, point) => total + point.y, 0);
  return (
    <ChartFrame
      title={chartText.density}
      description={chartText.densityAxis}
      height={280}
      footer={<KeyFigures />}
      table={{
        columns: [chartText.roi, chartText.ends],
        rows: density
          .filter((_, index) => index % 8 === 0)
          .map((point) => [
            <Percent key="x" value={point.x} decimals={0} />,
            percent((100 * below(point.x)) / sum),
          ]),
      }}
    >
      <DensityChart
        label={chartText.density}
        height={280}
        points={density}
        zones={[
          { from: -Infinity, to: 0, tone: 'loss' },
          { from: 0, to: 100, tone: 'pale' },
          { from: 100, to: Infinity, tone: 'strong' },
        ]}
        marks={[
          { at: 0, label: chartText.breakEven, tone: 'loss', side: 'start' },
          { at: 100, label: chartText.doubled, tone: 'accent' },
        ]}
        formatX={percent}
        readAt={(point) => ({
          label: chartText.ends,
          value: percent((100 * below(point.x)) / sum),
        })}
      />
    </ChartFrame>
  );
}

export function SaleSample() {
  const locale = useLocale();
  const money = useAxisMoney();
  const count = (value: number) => formatNumber(value, locale) ?? '';
  return (
    <ChartFrame
      title={chartText.sale}
      description={chartText.saleAxis}
      table={{
        columns: [chartText.value, chartText.count],
        rows: saleBins.map((bin) => [money(bin.from), <Num key="n" value={bin.count} />]),
      }}
    >
      <Histogram
        label={chartText.sale}
        bins={saleBins}
        zone={[440_000, 1_190_000]}
        marks={[{ at: 764_000, label: chartText.medianSale }]}
        formatX={money}
        formatCount={count}
        countLabel={chartText.decades}
      />
    </ChartFrame>
  );
}

function KeyFigures() {
  const figures = [
    [chartText.fifth, -23],
    [chartText.median, 115],
    [chartText.mean, 130],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="text-18 font-medium text-ink">
            <Percent value={value} decimals={0} tone={value < 0 ? 'auto' : undefined} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function below(x: number): number {
  return density.reduce((total, point) => (point.x <= x ? total + point.y : total), 0);
}

import type { OwnedHome } from '@alpha/contract/owned-homes';
import { formatDate, formatMoney } from '@alpha/i18n';
import { type ReactNode, useState } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { LineChart } from '~/ui/chart/line-chart';
import { useAxisMoney } from '~/ui/chart/use-axis-money';
import { Money } from '~/ui/money';
import { SegmentedControl } from '~/ui/segmented-control';
import { fanSeries, firstWindow } from './fan-series';

type FanChartProps = { home: OwnedHome; title: string; how: ReactNode };

/** What came, on the range of the day of purchase. */
export function FanChart({ home, title, how }: FanChartProps) {
  const t = useT('ownedHomes');
  const locale = useLocale();
  const short = useAxisMoney();
  const [isWhole, setWhole] = useState(false);
  const last = isWhole ? 120 : firstWindow(home);
  const { band, middle, actual } = fanSeries(home, last);
  const years = Array.from({ length: last / 12 + 1 }, (_, year) => year);
  const dollars = (value: number) => formatMoney(value, locale) ?? '';
  return (
    <ChartFrame
      title={title}
      description={t('chart.measured', {
        date: formatInstant(home.forecast.made_at, locale, 'longDay'),
      })}
      how={how}
      legend={[
        { label: t('chart.actual'), color: 1, shape: 'line' },
        { label: t('chart.middle'), color: 5, shape: 'dashed' },
        { label: t('chart.range'), color: 5, shape: 'pale' },
      ]}
      table={{
        columns: [t('month'), t('chart.actual'), 'P5', 'P50', 'P95'],
        rows: home.months.map(({ month }, i) => {
          const range = home.forecast.cash[i + 1];
          return [
            formatDate(`${month}-01`, locale, 'month'),
            <Money key="actual" value={actual[i + 1]?.y} decimals={2} tone="auto" />,
            ...[0, 2, 4].map((at) => <Money key={at} value={(range?.[at] ?? 0) / 100} />),
          ];
        }),
      }}
    >
      <SegmentedControl
        label={t('chart.span')}
        className="mb-3"
        value={isWhole ? 'whole' : 'first'}
        onChange={(span) => setWhole(span === 'whole')}
        segments={[
          { value: 'first', label: t('chart.years', { count: firstWindow(home) / 12 }) },
          { value: 'whole', label: t('chart.years', { count: 10 }) },
        ]}
      />
      <LineChart
        label={title}
        height={250}
        band={{ label: t('chart.range'), color: 5, points: band }}
        series={[
          { key: 'middle', label: t('chart.middle'), color: 5, points: middle, isDashed: true },
          ...(actual.length > 0
            ? [{ key: 'actual', label: t('chart.actual'), color: 1 as const, points: actual }]
            : []),
        ]}
        xTicks={years.map((year) => ({ at: 12 * year, label: t('chart.year', { year }) }))}
        formatX={(x) => t('chart.afterMonths', { count: x })}
        formatY={short}
        formatValue={dollars}
        isFromZero
      />
    </ChartFrame>
  );
}

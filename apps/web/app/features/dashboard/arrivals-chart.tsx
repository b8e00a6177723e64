import type { Dashboard } from '@alpha/contract';
import { LOCALE_TAGS } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { BarChart } from '~/ui/chart/bar-chart';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { useFigures } from './use-figures';

export function ArrivalsChart({ figures }: { figures: Dashboard }) {
  const t = useT('dashboard');
  const { number } = useFigures();
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { day: 'numeric', month: 'short' });
  const { steps, step_days: days, now } = figures;
  const dates = steps.map(({ from }) => day.format(new Date(from)));
  const most = Math.max(...steps.map(({ leads }) => leads));
  const date = dates[steps.findIndex(({ leads }) => leads === most)] ?? '';
  return (
    <ChartFrame
      title={t('arrivals.title', { leads: now.leads, days, date, most: number(most) })}
      description={t('arrivals.description', { days })}
      table={{
        columns: [t('arrivals.from'), t('arrivals.label')],
        rows: steps.map(({ leads }, i) => [dates[i] ?? '', number(leads)]),
      }}
      height={220}
    >
      <BarChart
        label={t('arrivals.label')}
        categories={dates}
        series={[
          {
            key: 'leads',
            label: t('arrivals.label'),
            color: 1,
            values: steps.map(({ leads }) => leads),
          },
        ]}
        formatY={(value) => (Number.isInteger(value) ? number(value) : '')}
        height={220}
      />
    </ChartFrame>
  );
}

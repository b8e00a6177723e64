import type { Dashboard, DashboardStep } from '@alpha/contract';
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
  const { steps, step, now } = figures;
  const write = (from: string, month: 'short' | 'long') =>
    new Intl.DateTimeFormat(LOCALE_TAGS[locale], shown(step, month)).format(new Date(from));
  const dates = steps.map(({ from }) => write(from, 'short'));
  const most = Math.max(...steps.map(({ leads }) => leads));
  const busiest = steps.find(({ leads }) => leads === most);
  const date = busiest ? write(busiest.from, 'long') : '';
  return (
    <ChartFrame
      title={t('arrivals.title', { leads: now.leads, step, date, most: number(most) })}
      description={t('arrivals.description', { step })}
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

/** A date in the precision of the step. */
function shown(step: DashboardStep, month: 'short' | 'long'): Intl.DateTimeFormatOptions {
  if (step === 'year') return { year: 'numeric' };
  return step === 'day' || step === 'week' ? { day: 'numeric', month } : { month, year: 'numeric' };
}

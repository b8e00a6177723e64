import {
  type Dashboard,
  type DashboardStep,
  FIGURE_LISTS,
  type FigurePeriod,
} from '@alpha/contract';
import { DATE_TAGS } from '@alpha/i18n';
import { type To, useNavigate } from 'react-router';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { BarChart } from '~/ui/chart/bar-chart';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { contactsOf, FigureLink } from './figure-link';
import { useFigures } from './use-figures';
import type { View } from './view';

const HEIGHT = 200;

type ChartsProps = { figures: Dashboard; view: View; now?: Date };

/** Sales and arrivals, each by the day on which it happened. */
export function StepsCharts({ figures, view, now = new Date() }: ChartsProps) {
  const t = useT('dashboard');
  const { number, money, short } = useFigures();
  const locale = useLocale();
  const navigate = useNavigate();
  const { step } = figures;
  // The rest of the month has not happened yet.
  const steps = figures.steps.filter(({ from }) => new Date(from) <= now);
  const dates = steps.map(({ from }) =>
    new Intl.DateTimeFormat(DATE_TAGS[locale], shown(step)).format(new Date(from)),
  );
  const { period, userId } = view;
  const spans = steps.map(({ from }, i) => ({
    from,
    to: figures.steps[i + 1]?.from ?? period.to,
  }));
  const wonIn = (span: FigurePeriod) => contactsOf(FIGURE_LISTS.won(span), userId);
  const arrivedIn = (span: FigurePeriod) => contactsOf(FIGURE_LISTS.arrived(span), userId);
  const opener = (toOf: (span: FigurePeriod) => To, counts: readonly number[]) => (i: number) => {
    const span = spans[i];
    if (span && counts[i]) void navigate(toOf(span));
  };
  const linked = (text: string, i: number, toOf: (span: FigurePeriod) => To, count: number) => (
    <FigureLink to={toOf(spans[i] ?? period)} label={dates[i] ?? ''} isNone={count === 0}>
      {text}
    </FigureLink>
  );
  const whole = (value: number) => (Number.isInteger(value) ? number(value) : '');
  return (
    <div className="grid min-w-0 gap-4 lg:grid-cols-2">
      {figures.now.won === 0 ? (
        <ChartFrame
          title={t('chart.won', { won: 0, value: '' })}
          description={t('chart.wonNone')}
        />
      ) : (
        <ChartFrame
          title={t('chart.won', { won: figures.now.won, value: short(figures.now.won_value) })}
          description={t('chart.wonBy', { step })}
          table={{
            columns: [t('chart.from'), t('metric.won'), t('column.value')],
            rows: steps.map(({ won, won_value }, i) => [
              dates[i] ?? '',
              linked(number(won), i, wonIn, won),
              linked(money(won_value), i, wonIn, won),
            ]),
          }}
          height={HEIGHT}
        >
          <BarChart
            label={t('chart.wonLabel')}
            categories={dates}
            series={[
              {
                ...{ key: 'won', label: t('chart.wonLabel'), color: 3 },
                values: steps.map(({ won_value }) => won_value),
              },
            ]}
            formatY={short}
            formatValue={money}
            onOpen={opener(
              wonIn,
              steps.map(({ won }) => won),
            )}
            height={HEIGHT}
          />
        </ChartFrame>
      )}
      {figures.now.arrived === 0 ? (
        <ChartFrame
          title={t('chart.arrived', { arrived: 0 })}
          description={t('chart.arrivedNone')}
        />
      ) : (
        <ChartFrame
          title={t('chart.arrived', { arrived: figures.now.arrived })}
          description={t('chart.arrivedBy', { step })}
          table={{
            columns: [t('chart.from'), t('metric.arrived')],
            rows: steps.map(({ arrived }, i) => [
              dates[i] ?? '',
              linked(number(arrived), i, arrivedIn, arrived),
            ]),
          }}
          height={HEIGHT}
        >
          <BarChart
            label={t('metric.arrived')}
            categories={dates}
            series={[
              {
                ...{ key: 'arrived', label: t('metric.arrived'), color: 1 },
                values: steps.map(({ arrived }) => arrived),
              },
            ]}
            formatY={whole}
            onOpen={opener(
              arrivedIn,
              steps.map(({ arrived }) => arrived),
            )}
            height={HEIGHT}
          />
        </ChartFrame>
      )}
    </div>
  );
}

/** A date in the precision of the step. */
function shown(step: DashboardStep): Intl.DateTimeFormatOptions {
  if (step === 'year') return { year: 'numeric' };
  return step === 'day' || step === 'week'
    ? { day: 'numeric', month: 'short' }
    : { month: 'short', year: 'numeric' };
}

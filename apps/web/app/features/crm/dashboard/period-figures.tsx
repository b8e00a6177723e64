import { type Dashboard, FIGURE_LISTS } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { Metric, MetricRow } from '~/ui/metric';
import { NotAvailable } from '~/ui/money';
import { contactsOf, FigureLink } from './figure-link';
import { useFigures } from './use-figures';
import type { View } from './view';

/** What happened in the period, each beside the period before. */
export function PeriodFigures({ figures, view }: { figures: Dashboard; view: View }) {
  const t = useT('dashboard');
  const { number, short, duration } = useFigures();
  const { now, before, open, won_statuses } = figures;
  const { period, userId, choice } = view;
  const earlier = (value: string, list: object, count: number) => (
    <FigureLink reach="line" to={contactsOf(list, userId)} isNone={count === 0}>
      {t('metric.before', { value, choice })}
    </FigureLink>
  );
  const isWonKnown = won_statuses.length > 0;
  return (
    <MetricRow className="lg:*:py-4">
      <Metric
        label={t('metric.won')}
        figure={
          isWonKnown ? (
            <FigureLink
              to={contactsOf(FIGURE_LISTS.won(period), userId)}
              label={t('metric.wonLabel', { won: now.won, value: short(now.won_value) })}
              isNone={now.won === 0}
            >
              {t('metric.wonFigure', { won: number(now.won), value: short(now.won_value) })}
            </FigureLink>
          ) : (
            <NotAvailable />
          )
        }
        note={
          isWonKnown
            ? earlier(
                t('metric.wonFigure', { won: number(before.won), value: short(before.won_value) }),
                FIGURE_LISTS.won(period.before),
                before.won,
              )
            : t('metric.wonUnknown')
        }
      />
      <Metric
        label={t('metric.lost')}
        figure={
          <FigureLink
            to={contactsOf(FIGURE_LISTS.lost(period), userId)}
            label={t('metric.lostLabel', { lost: now.lost })}
            isNone={now.lost === 0}
          >
            {number(now.lost)}
          </FigureLink>
        }
        note={earlier(number(before.lost), FIGURE_LISTS.lost(period.before), before.lost)}
      />
      <Metric
        label={t('metric.arrived')}
        figure={
          <FigureLink
            to={contactsOf(FIGURE_LISTS.arrived(period), userId)}
            label={t('metric.arrivedLabel', { arrived: now.arrived })}
            isNone={now.arrived === 0}
          >
            {number(now.arrived)}
          </FigureLink>
        }
        note={earlier(number(before.arrived), FIGURE_LISTS.arrived(period.before), before.arrived)}
      />
      <Metric
        label={t('metric.forecast')}
        figure={
          <FigureLink
            to={contactsOf(FIGURE_LISTS.open(), userId)}
            label={t('metric.forecastLabel', { leads: open.leads })}
            isNone={open.leads === 0}
          >
            {short(open.weighted)}
          </FigureLink>
        }
        note={
          <FigureLink
            reach="line"
            to={contactsOf(FIGURE_LISTS.open(), userId)}
            isNone={open.leads === 0}
          >
            {t('metric.forecastNote', { leads: open.leads, value: short(open.value) })}
          </FigureLink>
        }
      />
      <Metric
        label={t('metric.response')}
        figure={
          now.minutes_median === null ? (
            <NotAvailable />
          ) : (
            <FigureLink
              to={contactsOf(FIGURE_LISTS.responded(period), userId)}
              label={t('metric.responseLabel', { responded: now.responded })}
            >
              {duration(now.minutes_median)}
            </FigureLink>
          )
        }
        note={
          <>
            {now.minutes_p90 !== null && (
              <FigureLink reach="line" to={contactsOf(FIGURE_LISTS.responded(period), userId)}>
                {t('metric.p90', { time: duration(now.minutes_p90) ?? '' })}
              </FigureLink>
            )}
            {now.minutes_p90 !== null && before.minutes_median !== null && ' · '}
            {before.minutes_median !== null &&
              earlier(
                duration(before.minutes_median) ?? '',
                FIGURE_LISTS.responded(period.before),
                before.responded,
              )}
          </>
        }
      />
    </MetricRow>
  );
}

import type { DashboardCounts } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { Metric, MetricRow } from '~/ui/metric';
import { NotAvailable } from '~/ui/money';
import { useFigures } from './use-figures';

type KeyFiguresProps = { now: DashboardCounts; before: DashboardCounts; isWonKnown: boolean };

export function KeyFigures({ now, before, isWonKnown }: KeyFiguresProps) {
  const t = useT('dashboard');
  const { number, share, duration } = useFigures();
  const earlier = (value: string | null) =>
    before.leads > 0 && value !== null ? t('metric.before', { value }) : null;
  const note = (text: string | null, value: string | null) =>
    [text, earlier(value)].filter(Boolean).join(' · ');
  return (
    <MetricRow>
      <Metric
        label={t('metric.leads')}
        figure={number(now.leads)}
        note={t('metric.before', { value: number(before.leads) })}
      />
      {isWonKnown ? (
        <Metric
          label={t('metric.won')}
          figure={number(now.won)}
          note={note(
            t('metric.wonNote', { share: share(now.won, now.leads) ?? '' }),
            share(before.won, before.leads),
          )}
        />
      ) : (
        <Metric label={t('metric.won')} figure={<NotAvailable />} note={t('metric.wonUnknown')} />
      )}
      <Metric
        label={t('metric.contacted')}
        figure={number(now.contacted)}
        note={note(
          t('metric.contactedNote', { share: share(now.contacted, now.leads) ?? '' }),
          share(before.contacted, before.leads),
        )}
      />
      <Metric
        label={t('metric.speed')}
        figure={duration(now.minutes_to_contact) ?? <NotAvailable />}
        note={note(t('metric.speedNote'), duration(before.minutes_to_contact))}
      />
    </MetricRow>
  );
}

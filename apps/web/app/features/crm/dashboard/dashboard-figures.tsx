import type { Dashboard } from '@alpha/contract';
import { Inbox } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { EmptyState } from '~/ui/empty-state';
import { ArrivalsChart } from './arrivals-chart';
import { KeyFigures } from './key-figures';
import { OwnersTable } from './owners-table';
import { daysOf, type Period } from './period';
import { SourceChart } from './source-chart';
import { StatusChart } from './status-chart';
import { useFigures } from './use-figures';
import { WonHow } from './won-how';

export function DashboardFigures({ figures, period }: { figures: Dashboard; period: Period }) {
  const t = useT('dashboard');
  if (figures.now.leads === 0)
    return (
      <EmptyState
        icon={<Inbox aria-hidden="true" size={24} strokeWidth={1.25} />}
        title={t('empty.title')}
        text={t('empty.text')}
      />
    );
  return (
    <div className="grid min-w-0 gap-8">
      <Summary figures={figures} days={daysOf(period)} />
      <h2 className="sr-only">{t('figures')}</h2>
      <KeyFigures
        now={figures.now}
        before={figures.before}
        isWonKnown={figures.won_statuses.length > 0}
      />
      <div className="grid min-w-0 gap-6">
        <div className="grid min-w-0 gap-6 lg:grid-cols-[2fr_1fr]">
          <ArrivalsChart figures={figures} />
          <SourceChart figures={figures} />
        </div>
        <StatusChart figures={figures} />
      </div>
      <OwnersTable figures={figures} />
      <WonHow statuses={figures.won_statuses} />
    </div>
  );
}

/** One-sentence summary of the figures. */
function Summary({ figures, days }: { figures: Dashboard; days: number }) {
  const { now, before, won_statuses } = figures;
  const t = useT('dashboard');
  const { share } = useFigures();
  const change = now.leads - before.leads;
  const sentences = [
    t('summary.arrived', {
      leads: now.leads,
      change,
      size: Math.abs(change),
      direction: change > 0 ? 'more' : 'fewer',
      days,
    }),
    won_statuses.length > 0
      ? t('summary.won', { won: now.won, share: share(now.won, now.leads) ?? '' })
      : t('summary.wonUnknown'),
    t('summary.waiting', { waiting: now.leads - now.contacted }),
  ];
  return (
    <p className="max-w-[68ch] font-serif text-20 leading-snug text-pretty">
      {sentences.join(' ')}
    </p>
  );
}

import { isAllowed } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dashboardQuery } from '~/data/dashboard';
import { dashboardChanged } from '~/data/stale';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { readSession } from '~/lib/session';
import { useUrlState } from '~/lib/url-state';
import { cx } from '~/ui/class-names';
import { ErrorState } from '~/ui/error-state';
import { ForPermission } from '~/ui/for-permission';
import { PageHeader } from '~/ui/page-header';
import { useLeadEvents } from '../use-lead-events';
import { DashboardFigures } from './dashboard-figures';
import { DashboardFilters } from './dashboard-filters';
import { DashboardSkeleton } from './dashboard-skeleton';
import { LeadSettingsCard } from './lead-settings-card';
import { periodOf, readPeriodChoice } from './period';

/** Changes within this time cause one reload. */
const REFRESH_MS = 500;

export function DashboardScreen() {
  const t = useT('dashboard');
  return (
    <ForPermission isGranted={isPermitted('lead:read:team')} title={t('title')}>
      <Dashboard />
    </ForPermission>
  );
}

function Dashboard() {
  const t = useT('dashboard');
  const { params } = useUrlState();
  const choice = readPeriodChoice(params);
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const period = useMemo(() => periodOf(choice, { from, to }), [choice, from, to]);
  const { role } = readSession();
  const seesAll = role !== null && isAllowed(role, 'lead:read:all');
  return (
    <div className="grid min-w-0 gap-8">
      <PageHeader title={t('title')} lead={t(seesAll ? 'scope.all' : 'scope.team')} />
      <DashboardFilters isReversedRange={period === null && from > to && to !== ''} />
      {period && <Figures period={period} userId={Number(params.get('user')) || undefined} />}
      {seesAll && <LeadSettingsCard />}
    </div>
  );
}

type FiguresProps = { period: { from: string; to: string }; userId: number | undefined };

function Figures({ period, userId }: FiguresProps) {
  const t = useT('dashboard');
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    dashboardQuery(period, userId),
  );
  useLiveFigures();
  if (isError && !data)
    return <ErrorState title={t('error')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <DashboardSkeleton />;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx('min-w-0 transition-opacity', isPlaceholderData && 'opacity-55')}
    >
      <DashboardFigures figures={data} period={period} />
    </div>
  );
}

/** Counts new contacts while the page is open. */
function useLiveFigures(): void {
  const cache = useQueryClient();
  useLeadEvents(() => void dashboardChanged(cache), REFRESH_MS);
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dashboardChanged } from '~/data/stale';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { useUrlState } from '~/lib/url-state';
import { PageHeader } from '~/ui/page-header';
import { useLeadEvents } from '../use-lead-events';
import { DashboardFigures } from './dashboard-figures';
import { DashboardFilters } from './dashboard-filters';
import { periodOf, readPeriodChoice } from './period';

/** Changes within this time cause one reload. */
const REFRESH_MS = 2_000;

export function DashboardScreen() {
  const t = useT('dashboard');
  const { params } = useUrlState();
  const choice = readPeriodChoice(params);
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const period = useMemo(() => periodOf(choice, { from, to }), [choice, from, to]);
  const userId = Number(params.get('user')) || undefined;
  const view = useMemo(() => period && { period, choice, userId }, [period, choice, userId]);
  const cache = useQueryClient();
  useLeadEvents(() => void dashboardChanged(cache), REFRESH_MS);
  const scope = isPermitted('lead:read:all')
    ? 'all'
    : isPermitted('lead:read:team')
      ? 'team'
      : 'own';
  return (
    <div className="grid min-w-0 gap-5 md:gap-7">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <PageHeader title={t('title')} lead={t(`scope.${scope}`)} />
        <DashboardFilters isReversedRange={period === null && from > to && to !== ''} />
      </div>
      {view && <DashboardFigures view={view} />}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import {
  campaignsQuery,
  cohortsQuery,
  dashboardPeopleQuery,
  dashboardQuery,
} from '~/data/dashboard';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { Answers } from './answers';
import { CampaignsSection } from './campaigns-section';
import { CohortsSection } from './cohorts-section';
import { DashboardSkeleton } from './dashboard-skeleton';
import { OutcomeLists } from './outcome-lists';
import { PeopleSection } from './people-section';
import { PeriodFigures } from './period-figures';
import { PipelineSection } from './pipeline-section';
import { Section } from './section';
import { StepsCharts } from './steps-charts';
import type { View } from './view';
import { WonHow } from './won-how';

export function DashboardFigures({ view }: { view: View }) {
  const t = useT('dashboard');
  const { period, userId } = view;
  const summary = useQuery(dashboardQuery(period, userId));
  const people = useQuery(dashboardPeopleQuery(period, userId));
  const campaigns = useQuery(campaignsQuery(period, userId));
  const cohorts = useQuery(cohortsQuery(userId));
  const all = [summary, people, campaigns, cohorts];
  if (all.some(({ isError, data }) => isError && !data))
    return (
      <ErrorState
        title={t('error')}
        isRetrying={all.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const query of all) if (query.isError) void query.refetch();
        }}
      />
    );
  const figures = summary.data;
  if (!figures) return <DashboardSkeleton />;
  const isStale = all.some(({ isPlaceholderData }) => isPlaceholderData);
  return (
    <div
      aria-busy={isStale}
      className={cx('grid min-w-0 gap-8 transition-opacity md:gap-10', isStale && 'opacity-55')}
    >
      <Answers figures={figures} people={people.data} campaigns={campaigns.data} view={view} />
      <Section id="track" title={t('track.title')} lead={<WonHow figures={figures} />}>
        <PeriodFigures figures={figures} view={view} />
        <StepsCharts figures={figures} view={view} />
        <OutcomeLists figures={figures} view={view} />
      </Section>
      <PipelineSection figures={figures} view={view} />
      {people.data ? <PeopleSection people={people.data} view={view} /> : <Waiting />}
      {campaigns.data ? <CampaignsSection rows={campaigns.data} view={view} /> : <Waiting />}
      {cohorts.data ? (
        <CohortsSection cohorts={cohorts.data} {...(userId !== undefined && { userId })} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

const Waiting = () => (
  <LoadingRegion>
    <Skeleton className="h-72 rounded-3" />
  </LoadingRegion>
);

import { WORK_KINDS } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { dashboardWorkQuery, WORK_PAGE_SIZE } from '~/data/dashboard';
import { dashboardChanged } from '~/data/stale';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { lastPageOf } from '~/lib/paged';
import { readChoice, readCount, readPage, useUrlState } from '~/lib/url-state';
import { BackLink } from '~/ui/back-link';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Moment } from '~/ui/moment';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { TextLink } from '~/ui/text-link';
import { useLeadEvents } from '../use-lead-events';

const PAUSE_MS = 1_000;
const MAX_ID = 2_147_483_647;

/** The entries behind a figure of activity, or the overdue tasks. */
export function WorkScreen() {
  const t = useT('dashboard');
  const locale = useLocale();
  const cache = useQueryClient();
  const { params, linkTo } = useUrlState();
  useLeadEvents(() => void dashboardChanged(cache), PAUSE_MS);
  const kind = readChoice(params, 'kind', WORK_KINDS) ?? 'overdue';
  const userId = readCount(params, 'user', MAX_ID);
  const page = readPage(params);
  const [from, to] = [readInstant(params.get('from')), readInstant(params.get('to'))];
  const period = from && to && from < to ? { from, to } : null;
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...dashboardWorkQuery({ ...(period ?? NO_PERIOD), kind, userId, page }),
    enabled: period !== null,
  });
  if (!period) return <Navigate to="/app/dashboard" replace />;
  const last = lastPageOf(data?.total ?? 0, WORK_PAGE_SIZE);
  if (data && !isPlaceholderData && page > last)
    return <Navigate to={linkTo({ page: last === 1 ? null : last })} replace />;
  const person = userId !== undefined && data?.data[0]?.person.name;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <BackLink to="/app/dashboard">{t('work.back')}</BackLink>
        <PageHeader
          title={t(`work.${kind}`)}
          lead={
            data &&
            [
              t('work.count', { total: data.total }),
              person,
              kind !== 'overdue' &&
                t('work.period', {
                  from: formatInstant(period.from, locale, 'day'),
                  to: formatInstant(lastMoment(period.to), locale, 'day'),
                }),
            ]
              .filter(Boolean)
              .join(' · ')
          }
        />
      </div>
      {isError && !data ? (
        <ErrorState
          title={t('error')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <LoadingRegion>
          <SkeletonText lines={6} />
        </LoadingRegion>
      ) : data.total === 0 ? (
        <EmptyState title={t('work.empty')} text={t('work.emptyText')} />
      ) : (
        <ul aria-label={t(`work.${kind}`)} className="border-t border-ink">
          {data.data.map(({ id, at, person, lead, body }) => (
            <li
              key={id}
              className="grid gap-x-6 gap-y-0.5 border-b border-line py-2.5 md:grid-cols-[11rem_minmax(0,1fr)_11rem] md:items-baseline"
            >
              <span className="text-13 text-ink-3">
                <Moment at={at} />
              </span>
              <span className="min-w-0">
                {lead ? (
                  <TextLink to={`/app/leads/${lead.id}`} className="max-w-full">
                    <span className="truncate">{lead.name || t('work.unnamed')}</span>
                  </TextLink>
                ) : (
                  <span className="text-15 text-ink-3">{t('work.hidden')}</span>
                )}
                {body && (
                  <span className="line-clamp-2 text-14 text-pretty text-ink-2">{body}</span>
                )}
              </span>
              <span className="truncate text-13 text-ink-3 md:text-right">{person.name}</span>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        current={page}
        last={last}
        linkTo={(next) => linkTo({ page: next === 1 ? null : next })}
      />
    </div>
  );
}

const NO_PERIOD = { from: '', to: '' };

/** An instant of the URL in one spelling; null when it is none. */
function readInstant(text: string | null): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

const lastMoment = (to: string) => new Date(Date.parse(to) - 1).toISOString();

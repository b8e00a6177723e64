import type { LeadScoreHow } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { useQuery } from '@tanstack/react-query';
import { leadScoreQuery } from '~/data/lead-score';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { timeAgo } from '~/lib/time-ago';
import { cx } from '~/ui/class-names';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';

/** Every part of a score with its points and what they are for. */
export function ScoreParts({ leadId }: { leadId: number }) {
  const t = useT('leadScore');
  const { data, isError, isFetching, refetch } = useQuery(leadScoreQuery(leadId));
  if (!data)
    return isError ? (
      <ErrorState title={t('failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <LoadingRegion className="grid w-72 max-w-full gap-3 py-2">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-8" />
        ))}
      </LoadingRegion>
    );
  return (
    <div className="w-80 max-w-full text-14">
      <ul>
        {data.parts
          .filter(({ weight }) => weight > 0)
          .map((part) => (
            <Part key={part.part} part={part} />
          ))}
      </ul>
      <p className="mt-2.5 text-13 text-pretty text-ink-3">{t('note')}</p>
    </div>
  );
}

type ScorePart = LeadScoreHow['parts'][number];

function Part({ part }: { part: ScorePart }) {
  const t = useT('leadScore');
  const { points, weight } = part;
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
      <span className="grid min-w-0">
        <span>{t(`part.${part.part}`)}</span>
        <span className="text-13 text-ink-3">
          <Fact {...part} />
        </span>
      </span>
      <span className="figures shrink-0 text-right">
        <span
          className={cx(
            'font-semibold',
            points > 0 && 'text-gain',
            points < 0 && 'text-loss',
            points === 0 && 'text-ink-3',
          )}
        >
          {points > 0 ? '+' : points < 0 ? '−' : ''}
          {Math.abs(points)}
        </span>
        <span className="sr-only">{t('of', { weight })}</span>
      </span>
    </li>
  );
}

/** What the points are for, in words. */
function Fact({ part, count, at }: ScorePart) {
  const t = useT('leadScore');
  const locale = useLocale();
  if (part === 'budget')
    return count === null
      ? t('fact.noBudget')
      : t('fact.budget', { amount: formatMoney(count, locale) ?? '' });
  if (part === 'recency') return t('fact.recency', { ago: at ? timeAgo(at, locale) : '' });
  const fact = t(`fact.${part}`, { count: count ?? 0 });
  return at ? t('fact.last', { fact, ago: timeAgo(at, locale) }) : fact;
}

import type { ScoredLead, ScoreWeights } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { scorePreviewQuery } from '~/data/lead-score';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';

/** The ten best leads under weights that are not saved yet. */
export function ScorePreview({ weights, isWhole }: { weights: ScoreWeights; isWhole: boolean }) {
  const t = useT('settings');
  const { data, isError, isFetching, refetch } = useQuery(scorePreviewQuery(weights, isWhole));
  return (
    <section aria-labelledby="score-preview">
      <h2 id="score-preview" className="mb-1 text-20">
        {t('score.preview')}
      </h2>
      <p className="mb-3 text-14 text-pretty text-ink-2">{t('score.previewLead')}</p>
      {data ? (
        <ol className={cx('border-t border-ink', !isWhole && 'opacity-50')}>
          {data.map((lead) => (
            <PreviewRow key={lead.id} lead={lead} />
          ))}
          {data.length === 0 && <li className="py-3 text-14 text-ink-2">{t('score.noLeads')}</li>}
        </ol>
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion className="grid gap-3">
          <Skeleton className="h-64" />
        </LoadingRegion>
      )}
    </section>
  );
}

function PreviewRow({ lead: { id, name, score, score_now: now } }: { lead: ScoredLead }) {
  const t = useT('settings');
  const names = useT('leadName');
  const Arrow = score > now ? ArrowUp : ArrowDown;
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 border-b border-line text-14">
      <Link to={`/app/leads/${id}`} className="min-w-0 truncate hover:text-accent hover:underline">
        {name || names('none')}
      </Link>
      <span className="figures flex shrink-0 items-center gap-2">
        {score !== now && (
          <span className="flex items-center gap-1 text-13 text-ink-3">
            <Arrow aria-hidden="true" size={13} strokeWidth={1.75} />
            {t('score.was', { score: now })}
          </span>
        )}
        <span className="w-7 text-right font-semibold">{score}</span>
      </span>
    </li>
  );
}

import { SCORE_GAINS, SCORE_TOP, type ScoreWeights } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { saveScoreWeights, scoreWeightsQuery } from '~/data/lead-score';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast';
import { ScorePreview } from './score-preview';
import { WeightRow } from './weight-row';

/** How many points each part of the lead score can give, and what a change would do. */
export function ScoreScreen() {
  const t = useT('settings');
  const { data, isError, isFetching, refetch } = useQuery(scoreWeightsQuery);
  return (
    <div className="grid gap-6">
      <PageHeader title={t('score.title')} lead={t('score.lead')} />
      {data ? (
        <ScoreForm saved={data.weights} isUsual={data.is_usual} />
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-3" />
      )}
    </div>
  );
}

const sumOf = (weights: ScoreWeights) => SCORE_GAINS.reduce((sum, part) => sum + weights[part], 0);

function ScoreForm({ saved, isUsual }: { saved: ScoreWeights; isUsual: boolean }) {
  const t = useT('settings');
  const cache = useQueryClient();
  const [weights, setWeights] = useState(saved);
  const left = SCORE_TOP - sumOf(weights);
  const save = useMutation({
    mutationFn: (next: ScoreWeights | null) => saveScoreWeights(cache, next),
    onSuccess: (stored) => {
      setWeights(stored.weights);
      toast.success(t('saved'));
    },
    onError: (error) => toast.error(t('failed'), { description: refusalOf(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (left === 0) save.mutate(weights);
  };
  const row = (part: keyof ScoreWeights) => (
    <WeightRow
      key={part}
      part={part}
      weight={weights[part]}
      onChange={(weight) => setWeights((all) => ({ ...all, [part]: weight }))}
    />
  );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Card as="section">
        <form className="grid gap-5" onSubmit={submit}>
          <div>
            {SCORE_GAINS.map(row)}
            <p
              role="status"
              className="figures flex justify-between gap-4 border-t border-ink py-3 text-14 font-medium"
            >
              <span>{t('score.sum')}</span>
              <span className={left === 0 ? '' : 'text-loss'}>
                {left === 0
                  ? t('score.whole')
                  : left > 0
                    ? t('score.left', { points: left })
                    : t('score.over', { points: -left })}
              </span>
            </p>
            {row('passes')}
          </div>
          <p className="text-14 text-pretty text-ink-2">{t('score.fades')}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={save.isPending} disabled={left !== 0}>
              {t('save')}
            </Button>
            {!isUsual && (
              <Button
                variant="secondary"
                disabled={save.isPending}
                onClick={() => save.mutate(null)}
              >
                {t('score.reset')}
              </Button>
            )}
          </div>
        </form>
      </Card>
      <ScorePreview weights={weights} isWhole={left === 0} />
    </div>
  );
}

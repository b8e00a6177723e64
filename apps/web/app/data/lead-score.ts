import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { leadsChanged } from './stale';

/** What the score of a lead is made of. */
export const leadScoreQuery = (leadId: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, leadId, 'score'],
    queryFn: () => call(api.getLeadScore, { params: { id: leadId } }),
    staleTime: 0,
  });

export const scoreWeightsQuery = queryOptions({
  queryKey: KEYS.scoreWeights,
  queryFn: () => call(api.getScoreWeights),
});

/** The ten best leads under these weights. */
export const scorePreviewQuery = (weights: api.ScoreWeights, isWhole: boolean) =>
  queryOptions({
    queryKey: [...KEYS.scoreWeights, 'preview', weights],
    queryFn: ({ signal }) => call(api.previewScoreWeights, { body: { weights } }, { signal }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  });

/** Every score changes. Null: the defaults. */
export async function saveScoreWeights(cache: QueryClient, weights: api.ScoreWeights | null) {
  const saved = await call(api.saveScoreWeights, { body: { weights } });
  cache.setQueryData(scoreWeightsQuery.queryKey, saved);
  void cache.invalidateQueries({ queryKey: [...KEYS.scoreWeights, 'preview'] });
  void leadsChanged(cache);
  return saved;
}

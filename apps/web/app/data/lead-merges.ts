import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { findLead, forgetLead, putLead } from './leads';
import { leadsChanged } from './stale';

/** The lead that this one is part of now; null: it is not part of another. */
export const survivorQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, 'survivor', id],
    queryFn: async () => {
      const lead = await findLead(id);
      return lead && lead.id !== id ? lead : null;
    },
    gcTime: 0,
  });

type Merge = {
  kept: api.Lead;
  other: api.Lead;
  from_other: api.MergeField[];
  custom_from_other?: number[];
};

export async function mergeLeads(cache: QueryClient, { kept, other, ...chosen }: Merge) {
  const { version } = kept;
  const body = { other_id: other.id, version, other_version: other.version, ...chosen };
  try {
    const merged = await call(api.mergeLeads, { params: { id: kept.id }, body });
    forgetLead(cache, other.id);
    putLead(cache, merged.lead);
    return merged;
  } catch (error) {
    // Somebody has changed one of them: both are shown as they are now.
    void leadsChanged(cache);
    throw error;
  }
}

export const undoMerge = (cache: QueryClient, merge_id: number) =>
  call(api.undoMerge, { body: { merge_id } }).finally(() => void leadsChanged(cache));

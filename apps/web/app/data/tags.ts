import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEPT_OFFLINE } from './kept-offline';
import { KEYS, LISTS } from './keys';
import type { ChangedLead } from './outbox/change';
import type { TagChange } from './outbox/made-tags';
import { sendOrKeep } from './outbox/send-or-keep';
import { leadsChanged, tagsChanged } from './stale';

export const tagsQuery = queryOptions({
  queryKey: LISTS.tags,
  queryFn: () => call(api.listTags),
  ...KEPT_OFFLINE,
});

export const tagSettingsQuery = queryOptions({
  queryKey: [...KEYS.tags, 'settings'],
  queryFn: () => call(api.listTagSettings),
  staleTime: 0,
});

/** Shown at once, by name. */
export async function createTag(cache: QueryClient, name: string): Promise<api.LeadTag> {
  const tag = await call(api.createTag, { body: { name } });
  cache.setQueryData(tagsQuery.queryKey, (tags = []) =>
    [...tags.filter(({ id }) => id !== tag.id), tag].sort((a, b) => a.name.localeCompare(b.name)),
  );
  return tag;
}

type TagForm = api.CallOf<typeof api.updateTag>['body'];

export const changeTag = (cache: QueryClient, id: number, body: TagForm) =>
  call(api.updateTag, { params: { id }, body }).finally(() => void tagsChanged(cache));

export const mergeTag = (cache: QueryClient, id: number, into_id: number) =>
  forAllLeads(cache, call(api.mergeTags, { params: { id }, body: { into_id } }));

export const dropTag = (cache: QueryClient, id: number) =>
  forAllLeads(cache, call(api.deleteTag, { params: { id } }));

const forAllLeads = <T>(cache: QueryClient, result: Promise<T>): Promise<T> =>
  result.finally(() => {
    void tagsChanged(cache);
    void leadsChanged(cache);
  });

/** On one lead, now or when the server can be reached; lists show it too. */
export async function tagLead(
  cache: QueryClient,
  lead: ChangedLead,
  body: TagChange,
  words: string,
) {
  try {
    return await sendOrKeep(lead, { kind: 'tags', body, words });
  } finally {
    if (navigator.onLine !== false) {
      if (body.made) void tagsChanged(cache);
      void leadsChanged(cache);
    }
  }
}

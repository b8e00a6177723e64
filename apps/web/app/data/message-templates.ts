import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import type { ChangedLead, MessageAction } from './outbox/change';
import { sendOrKeep } from './outbox/send-or-keep';
import { templatesChanged } from './stale';

/** Templates with what fills them for one lead. */
export const messageTemplatesQuery = (leadId: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, leadId, 'templates'],
    queryFn: ({ signal }) => call(api.listMessageTemplates, { params: { id: leadId } }, { signal }),
    staleTime: 30_000,
  });

/** Now, or when the server can be reached. */
export const sendMessage = (lead: ChangedLead, body: MessageAction['body']) =>
  sendOrKeep(lead, { kind: 'message', body });

/** To edit them. */
export const templatesQuery = queryOptions({
  queryKey: [...KEYS.templates, 'list'],
  queryFn: () => call(api.listTemplates),
});

export type NewTemplate = api.CallOf<typeof api.createTemplate>['body'];
export type TemplateChange = api.CallOf<typeof api.updateTemplate>['body'];

export const addTemplate = (cache: QueryClient, body: NewTemplate) =>
  andRefresh(cache, call(api.createTemplate, { body }));

export const changeTemplate = (cache: QueryClient, id: number, body: TemplateChange) =>
  andRefresh(cache, call(api.updateTemplate, { params: { id }, body }));

export const removeTemplate = (cache: QueryClient, id: number) =>
  andRefresh(cache, call(api.deleteTemplate, { params: { id } }));

async function andRefresh<T>(cache: QueryClient, change: Promise<T>): Promise<T> {
  const done = await change;
  await templatesChanged(cache);
  return done;
}

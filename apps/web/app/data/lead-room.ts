import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { leadChanged } from './stale';

/** What the investor sees in the room. */
export const leadRoomQuery = (leadId: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, leadId, 'room'],
    queryFn: () => call(api.getLeadRoom, { params: { id: leadId } }),
  });

export async function inviteLead(cache: QueryClient, leadId: number, locale: 'en' | 'es') {
  const invited = await call(api.inviteToRoom, { params: { id: leadId }, body: { locale } });
  void leadChanged(cache, leadId);
  return invited;
}

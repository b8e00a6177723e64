import * as api from '@alpha/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

export const replyMailboxQuery = queryOptions({
  queryKey: [...KEYS.mail, 'replies'],
  queryFn: ({ signal }) => call(api.getReplyMailbox, {}, { signal }),
  // The worker reads twice a minute.
  refetchInterval: 30_000,
});

import type { SharedShortlist } from '@alpha/contract';
import type { WebRequest } from '@alpha/contract/web-request';
import { data } from 'react-router';
import { pageRefusal } from '~/lib/private-link';

/** Without a shortlist the page renders its own message, with the matching HTTP status. */
export async function loadSharedShortlist(api: WebRequest['api'], token: string) {
  const answer = await api(`/api/shortlists/share/${encodeURIComponent(token)}`);
  if (answer.status === 200)
    return data({ shortlist: answer.json as SharedShortlist, isBusy: false });
  const { isBusy, init } = pageRefusal(answer);
  return data({ shortlist: null, isBusy }, init);
}

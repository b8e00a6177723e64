import type { WebRequest } from '@alpha/contract/web-request';
import { data } from 'react-router';
import type { LinkedComparison } from '~/data/comparison-links';
import { pageRefusal } from '~/lib/private-link';

/** Without a comparison the page renders its own message, with the matching HTTP status. */
export async function loadLinkedComparison(api: WebRequest['api'], token: string) {
  const answer = await api(`/api/compare/share/${encodeURIComponent(token)}`);
  if (answer.status === 200)
    return data({ comparison: answer.json as LinkedComparison, isBusy: false });
  const { isBusy, init } = pageRefusal(answer);
  return data({ comparison: null, isBusy }, init);
}

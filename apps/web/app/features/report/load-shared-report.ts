import type { getSharedProperty, ResponseOf } from '@alpha/contract';
import type { WebRequest } from '@alpha/contract/web-request';
import { data } from 'react-router';
import { pageRefusal } from '~/lib/private-link';

export type SharedReport = ResponseOf<typeof getSharedProperty>;

/** Without a report the page renders its own message, with the matching HTTP status. */
export async function loadSharedReport(api: WebRequest['api'], token: string) {
  const answer = await api(`/api/properties/share/${encodeURIComponent(token)}`);
  if (answer.status === 200) return data({ report: answer.json as SharedReport, isBusy: false });
  const { isBusy, init } = pageRefusal(answer);
  return data({ report: null, isBusy }, init);
}

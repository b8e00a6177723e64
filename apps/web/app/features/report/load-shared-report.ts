import type { getSharedProperty, ResponseOf } from '@alpha/contract';
import type { WebRequest } from '@alpha/contract/web-request';
import { data } from 'react-router';
import { type Packed, pack } from '~/lib/packed';
import { pageRefusal } from '~/lib/private-link';
import { LaterReportPage } from './later-report-page';

export type SharedReport = ResponseOf<typeof getSharedProperty>;

/** Without a report the page renders its own message, with the matching HTTP status. */
export async function loadSharedReport(api: WebRequest['api'], token: string) {
  const [answer] = await Promise.all([
    api(`/api/properties/share/${encodeURIComponent(token)}`),
    LaterReportPage.preload(),
  ]);
  if (answer.status === 200)
    return data({ report: pack(answer.json as SharedReport), isBusy: false });
  const { isBusy, init } = pageRefusal(answer);
  return data({ report: null as Packed<SharedReport> | null, isBusy }, init);
}

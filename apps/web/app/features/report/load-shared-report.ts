import type { getSharedProperty, ResponseOf } from '@alpha/contract';
import type { WebRequest } from '@alpha/contract/web-request';
import { data } from 'react-router';
import { type Packed, pack } from '~/lib/packed';
import { pageRefusal } from '~/lib/private-link';
import { LaterSharedPage } from './later-report-page';

export type SharedReport = ResponseOf<typeof getSharedProperty>;

/** Without a report the page renders its own message, with the matching HTTP status. */
export async function loadSharedReport(api: WebRequest['api'], token: string) {
  const [answer] = await Promise.all([
    api(`/api/properties/share/${encodeURIComponent(token)}`),
    LaterSharedPage.preload(),
  ]);
  if (answer.status === 200) return shown(answer.json as SharedReport);
  const { isBusy, init } = pageRefusal(answer);
  const nothing: SharedPage = { report: null, currency: null, isBusy };
  return data(nothing, init);
}

export type SharedPage = {
  report: Packed<SharedReport> | null;
  /** Of the link; beside the packed report, because the layout needs it. */
  currency: SharedReport['currency'];
  isBusy: boolean;
};

const shown = (report: SharedReport) => {
  const page: SharedPage = { report: pack(report), currency: report.currency, isBusy: false };
  return data(page);
};

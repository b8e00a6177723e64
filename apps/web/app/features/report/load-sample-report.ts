import type { PropertyReport } from '@alpha/contract';
import type { WebRequest } from '@alpha/contract/web-request';
import type { Locale } from '@alpha/i18n';
import { data } from 'react-router';
import { type Packed, pack } from '~/lib/packed';
import { LaterReportPage } from './later-report-page';

/** Without a chosen report there is no such page. */
export async function loadSampleReport(
  api: WebRequest['api'],
  locale: Locale,
): Promise<Packed<PropertyReport>> {
  const [{ status, json }] = await Promise.all([
    api(`/api/public/sample-report/report?locale=${locale}`),
    LaterReportPage.preload(),
  ]);
  if (status === 200) return pack(json as PropertyReport);
  throw data(null, { status: status === 404 ? 404 : 503 });
}

import { later } from '~/lib/later';

/** For public pages, which are complete as HTML. The loader of their route waits for `preload`. */
export const LaterReportPage = later(async () => (await import('./report-page')).ReportPage);

/** The same behind a link. */
export const LaterSharedPage = later(
  async () => (await import('./shared-report-page')).SharedReportPage,
);

import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadSampleReport } from '~/features/report/load-sample-report';
import { SampleReportScreen } from '~/features/report/sample-report-screen';
import { defaultLocaleOf } from '~/lib/i18n/locale-choice';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/sample-report';

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadSampleReport(context.get(webRequest).api, defaultLocaleOf(url.pathname));
}

/** A reader's assumptions in the URL do not change what is stored. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

// No handle: the title is the property's own.
export default function SampleReportRoute({ loaderData }: Route.ComponentProps) {
  return <SampleReportScreen packed={loaderData} />;
}

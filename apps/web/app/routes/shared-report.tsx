import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadSharedReport } from '~/features/report/load-shared-report';
import { SharedReportScreen } from '~/features/report/shared-report-screen';
import type { PageHandle } from '~/lib/page-meta';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/shared-report';

export const handle = { meta: 'sharedReport' } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  return loadSharedReport(context.get(webRequest).api, params.token);
}

/** A reader's own assumptions in the address change nothing about what is stored. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function SharedReportRoute({ loaderData }: Route.ComponentProps) {
  return <SharedReportScreen report={loaderData} />;
}

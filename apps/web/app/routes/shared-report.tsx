import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadSharedReport } from '~/features/report/load-shared-report';
import { SharedReportScreen } from '~/features/report/shared-report-screen';
import { privateLinkHeaders } from '~/lib/private-link';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/shared-report';

export const headers: Route.HeadersFunction = privateLinkHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  return loadSharedReport(context.get(webRequest).api, params.token);
}

/** A reader's assumptions in the URL do not change what is stored. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

// No handle: title and description are the property's own.
export default function SharedReportRoute({ loaderData, params }: Route.ComponentProps) {
  return <SharedReportScreen {...loaderData} token={params.token} />;
}

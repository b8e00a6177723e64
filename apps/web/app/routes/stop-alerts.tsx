import { data } from 'react-router';
import { type AlertPage, StopAlertsScreen } from '~/features/alerts/stop-alerts-screen';
import type { PageHandle } from '~/lib/page-meta';
import { pageRefusal, privateLinkHeaders } from '~/lib/private-link';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/stop-alerts';

export const handle = { meta: 'stopAlerts' } satisfies PageHandle;
export const headers: Route.HeadersFunction = privateLinkHeaders;

type State = { name: string; is_paused: boolean };
const pathOf = (token: string) => `/api/alerts/${encodeURIComponent(token)}`;

/** Opening it changes nothing: mail programs open links by themselves. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await context.get(webRequest).api(pathOf(params.token));
  const { init } = pageRefusal(answer);
  if (answer.status === 404) return data<AlertPage>({ state: 'gone' }, init);
  if (answer.status !== 200) throw data(null, init);
  const { name, is_paused: isPaused } = answer.json as State;
  return data<AlertPage>({ state: isPaused ? 'stopped' : 'asks', name });
}

/** The button, and the one click of a mail program: RFC 8058 posts to the address of this page. */
export async function action({ params, context }: Route.ActionArgs) {
  const answer = await context.get(webRequest).post(pathOf(params.token));
  return data(
    { isFailed: answer.status !== 200 },
    answer.status === 200 ? {} : pageRefusal(answer).init,
  );
}

export default function StopAlertsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const hasFailed = actionData?.isFailed === true && loaderData.state === 'asks';
  return <StopAlertsScreen page={hasFailed ? { ...loaderData, state: 'failed' } : loaderData} />;
}

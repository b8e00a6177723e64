import { ForecastsScreen } from '~/features/site/forecasts/forecasts-screen';
import { loadForecasts } from '~/features/site/forecasts/load-forecasts';
import type { PageHandle } from '~/lib/page-meta';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/forecasts';

export const handle = { meta: 'forecasts', isPublic: true } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadForecasts(context.get(webRequest).api, url.searchParams);
}

export default function ForecastsRoute({ loaderData }: Route.ComponentProps) {
  return <ForecastsScreen page={loaderData} />;
}

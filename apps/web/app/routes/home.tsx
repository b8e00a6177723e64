import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { HomeScreen } from '~/features/site/home/home-screen';
import { hasSampleReport } from '~/features/site/home/load-sample';
import { priceFan } from '~/features/site/home/price-fan.server';
import { loadRandomListings } from '~/features/site/properties/load-random-listings';
import type { PageHandle } from '~/lib/page-meta';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/home';

export const handle = { meta: 'home', isPublic: true } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(webRequest);
  const [listings, hasSample] = await Promise.all([loadRandomListings(api), hasSampleReport(api)]);
  return { fan: priceFan(), listings, hasSample };
}

/** Menu links drop `?lang=`; that must not shuffle the listings. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.currentUrl.search === args.nextUrl.search && args.defaultShouldRevalidate;
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />;
}

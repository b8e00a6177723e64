import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { HomeScreen } from '~/features/site/home/home-screen';
import { priceFan } from '~/features/site/home/price-fan.server';
import { loadRandomListings } from '~/features/site/properties/load-random-listings';
import type { PageHandle } from '~/lib/page-meta';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/home';

export const handle = { meta: 'home', isPublic: true } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { fan: priceFan(), listings: await loadRandomListings(context.get(webRequest).api) };
}

/** Menu links drop `?lang=`; that must not shuffle the listings. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.currentUrl.search === args.nextUrl.search && args.defaultShouldRevalidate;
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomeScreen fan={loaderData.fan} listings={loaderData.listings} />;
}

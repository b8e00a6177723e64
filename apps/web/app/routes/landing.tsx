import type { ShouldRevalidateFunctionArgs as Args } from 'react-router';
import { getCurator } from '~/features/site/landing/get-curator';
import { LandingHeader } from '~/features/site/landing/landing-header';
import { LandingScreen } from '~/features/site/landing/landing-screen';
import { loadRandomListings } from '~/features/site/properties/load-random-listings';
import { LanguageSwitch } from '~/layouts/language-switch';
import { Logo } from '~/layouts/logo';
import { SiteFooter } from '~/layouts/site-footer';
import { SkipLink } from '~/layouts/skip-link';
import { usePageJump } from '~/layouts/use-page-jump';
import { useVisitor } from '~/layouts/use-visitor';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/landing';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { api } = context.get(webRequest);
  const [curator, listings] = await Promise.all([
    getCurator(api, params.name, url.search),
    loadRandomListings(api),
  ]);
  return { curator, listings };
}

/** Links on the page drop what they don't pass on; that must not shuffle the listings. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: Args) {
  const isSameQuery = currentUrl.search === nextUrl.search;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return (isSameQuery || !isSamePage) && defaultShouldRevalidate;
}

// No handle: title and description are the curator's own.
export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  usePageJump();
  useVisitor();
  return (
    <>
      <SkipLink />
      <LandingHeader logo={<Logo />} language={<LanguageSwitch />} />
      <main id="content">
        <LandingScreen curator={loaderData.curator} listings={loaderData.listings} />
      </main>
      <SiteFooter />
    </>
  );
}

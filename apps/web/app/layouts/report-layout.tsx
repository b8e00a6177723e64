import type { ExchangeRate } from '@alpha/contract';
import { Outlet, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router';
import { currencyInCookie, toCurrency } from '~/lib/currency/currency-choice';
import { CurrencyProvider } from '~/lib/currency/currency-provider';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/report-layout';
import { BareHeader } from './bare-header';
import { SkipLink } from './skip-link';

/** Without rates the page is in dollars: nothing else depends on them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await context.get(webRequest).api('/api/exchange-rates');
  const rates = answer.status === 200 ? (answer.json as ExchangeRate[]) : [];
  return { rates, currency: currencyInCookie(request.headers.get('cookie')) };
}

/** The rates of a day hold for a visit. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The page renders its own main element: the section menu is above it. */
export default function ReportLayout({ loaderData: { rates, currency } }: Route.ComponentProps) {
  return (
    <CurrencyProvider rates={rates} initial={currency} linked={useLinkCurrency()}>
      <SkipLink />
      <BareHeader home="/" />
      <Outlet />
    </CurrencyProvider>
  );
}

type Sent = { currency?: string | null };
/** A shared report, with its currency beside it, or a shared shortlist. */
type LinkData = Sent & { shortlist?: Sent | null };

/** What the sender of the page's link chose; null for pages that nobody sent. */
function useLinkCurrency() {
  const { currency, shortlist } = (useMatches().at(-1)?.loaderData ?? {}) as LinkData;
  return toCurrency(currency ?? shortlist?.currency);
}

import { privacyFacts } from '~/features/site/privacy/privacy-facts';
import { PrivacyScreen } from '~/features/site/privacy/privacy-screen';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/privacy';

export function loader({ context }: Route.LoaderArgs) {
  return privacyFacts(context.get(webRequest));
}

// No handle: title and description are in the page's own messages.
export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <PrivacyScreen facts={loaderData} />;
}

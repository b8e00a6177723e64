import { data } from 'react-router';
import { DevUiScreen } from '~/features/dev-ui/dev-ui-screen';
import type { PageHandle } from '~/lib/page-meta';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/dev-ui';

export const handle = { meta: 'devUi' } satisfies PageHandle;

/** For developers; does not exist in production. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(webRequest).isDevelopment) throw data(null, { status: 404 });
  return null;
}

export default function DevUiRoute() {
  return <DevUiScreen />;
}

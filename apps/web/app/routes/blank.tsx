import { redirect } from 'react-router';
import { ownPath } from '~/lib/own-path';
import type { PageHandle } from '~/lib/page-meta';
import type { Route } from './+types/blank';

export const handle = { meta: 'blank' } satisfies PageHandle;

/** Going from one property to another passes through here, so that the page starts fresh. */
export function loader({ url }: Route.LoaderArgs): never {
  throw redirect(ownPath(url.searchParams.get('to')) ?? '/app');
}

export default function BlankRoute() {
  return null;
}

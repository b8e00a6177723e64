import { data } from 'react-router';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'notFound' } satisfies PageHandle;

/** Thrown, so that the status is 404 and the shared error screen is shown. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}

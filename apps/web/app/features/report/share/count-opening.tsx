import { openSharedProperty } from '@alpha/contract/shares';
import { reportOpened } from '~/data/visitors';
import { countView } from '~/lib/count-view';
import { InlineScript } from '~/lib/inline-script';
import { useFirstView } from '~/lib/use-first-view';
import { useIsFromServer } from '~/lib/use-is-from-server';

/** Counts an opening of the link, also by a reader who only reads: then no other script ever runs. */
export function CountOpening({ token }: { token: string }) {
  const path = openSharedProperty.path.replace(':token', encodeURIComponent(token));
  return useIsFromServer() ? (
    <InlineScript run={countView} view={path} />
  ) : (
    <CountInBrowser token={token} />
  );
}

function CountInBrowser({ token }: { token: string }) {
  useFirstView(token, () => reportOpened(token));
  return null;
}

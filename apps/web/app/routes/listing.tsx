import { ExplorerScreen } from '~/features/explorer/explorer-screen';
import { AppCurrency } from '~/layouts/app-currency';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'listing', isFullWidth: true } satisfies PageHandle;

export default function ListingRoute() {
  return (
    <AppCurrency>
      <ExplorerScreen />
    </AppCurrency>
  );
}

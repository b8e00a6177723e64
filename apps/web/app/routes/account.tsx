import { AccountScreen } from '~/features/account/account-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'account' } satisfies PageHandle;

export default function AccountRoute() {
  return <AccountScreen />;
}

import { StaffCompareScreen } from '~/features/compare/staff-compare-screen';
import { AppCurrency } from '~/layouts/app-currency';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'compare' } satisfies PageHandle;

export default function CompareRoute() {
  return (
    <AppCurrency>
      <StaffCompareScreen />
    </AppCurrency>
  );
}

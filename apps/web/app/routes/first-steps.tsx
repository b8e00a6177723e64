import { FirstStepsScreen } from '~/features/account/first-steps/first-steps-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'firstSteps', isOnlyStep: true } satisfies PageHandle;

export default function FirstStepsRoute() {
  return (
    <main id="content" className="page py-10 md:py-16">
      <FirstStepsScreen />
    </main>
  );
}

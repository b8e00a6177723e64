import { LeadFormScreen } from '~/features/crm/lead/form/lead-form-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'contactForm' } satisfies PageHandle;

export default function ContactFormRoute() {
  return <LeadFormScreen />;
}

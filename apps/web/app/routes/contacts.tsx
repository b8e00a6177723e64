import { ContactsScreen } from '~/features/crm/contacts/contacts-screen';
import { LeadPanelSlot } from '~/layouts/lead-panel-slot';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'contacts' } satisfies PageHandle;

export default function ContactsRoute() {
  return <ContactsScreen LeadPanel={LeadPanelSlot} />;
}

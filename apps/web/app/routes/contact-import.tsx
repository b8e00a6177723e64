import { ImportScreen } from '~/features/crm/contacts/import/import-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'contactImport' } satisfies PageHandle;

export default function ContactImportRoute() {
  return <ImportScreen />;
}

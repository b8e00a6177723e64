import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { ForPermission } from '~/ui/for-permission';
import { PageHeader } from '~/ui/page-header';
import { DemoNotice } from './demo-notice';
import { FeedsPanel } from './feeds/feeds-panel';
import { PastImports } from './past-imports';
import { StreetsNotice } from './streets-notice';
import { NewImport } from './upload/new-import';

export function ImportsScreen() {
  const t = useT('imports');
  return (
    <ForPermission isGranted={isPermitted('listing:import')} title={t('title')}>
      <div className="grid gap-10">
        <PageHeader title={t('title')} lead={t('lead')} />
        <DemoNotice />
        <StreetsNotice />
        <NewImport />
        <FeedsPanel />
        <PastImports />
      </div>
    </ForPermission>
  );
}

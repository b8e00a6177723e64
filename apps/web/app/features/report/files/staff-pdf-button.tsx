import { isSameChanges } from '@alpha/report-model/scenario-changes';
import { useMutation } from '@tanstack/react-query';
import { downloadPdf } from '~/data/report-files';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { toast } from '~/ui/toast';
import { useOwnScenario, useScenarioStore } from '../what-if/scenario-store';
import { PdfLabel } from './pdf-label';
import { optionsNow, usePdfOptions } from './pdf-options';

/** The report as PDF, as the page is; an expired session redirects to the login. */
export function StaffPdfButton({ propertyId }: { propertyId: number }) {
  const t = useT('reportFiles');
  const options = usePdfOptions();
  const own = useOwnScenario();
  const kept = useScenarioStore()?.list.find(
    ({ changes }) => own !== null && isSameChanges(own, changes),
  );
  const saving = useMutation({
    mutationFn: () => {
      const now = optionsNow(options);
      const named = now.scenario && kept && { scenario_name: kept.name };
      return downloadPdf({ kind: 'staff', propertyId }, { ...now, ...named });
    },
    onError: () => toast.error(t('pdf.error')),
  });
  return (
    <Button variant="secondary" size="sm" isBusy={saving.isPending} onClick={() => saving.mutate()}>
      <PdfLabel />
    </Button>
  );
}

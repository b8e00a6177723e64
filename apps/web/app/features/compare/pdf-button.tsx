import { Download } from 'lucide-react';
import { useState } from 'react';
import { type ComparedBy, downloadComparison } from '~/data/compare';
import { useCurrency } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { toastErrorLater } from '~/ui/later-toaster';

/** As the page is: its order, assumptions, language and currency. */
export function PdfButton({ by, ids }: { by: ComparedBy; ids: readonly number[] }) {
  const t = useT('compare');
  const locale = useLocale();
  const { rate } = useCurrency();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const params = new URLSearchParams(window.location.search);
    params.delete('ids');
    const view = params.toString();
    try {
      const currency = rate?.currency ?? 'USD';
      await downloadComparison(by, { ids, locale, currency, ...(view && { view }) });
    } catch {
      toastErrorLater(t('pdf.failed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="secondary" size="sm" isBusy={isBusy} onClick={save}>
      <Download aria-hidden="true" size={16} strokeWidth={1.5} />
      {t('pdf.label')}
    </Button>
  );
}

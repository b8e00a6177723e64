import { Download } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';

/** Short: only the sign can be seen. */
export function PdfLabel({ isShort = false }: { isShort?: boolean }) {
  const t = useT('reportFiles');
  return (
    <>
      <Download aria-hidden="true" size={16} strokeWidth={1.5} />
      <span className={isShort ? 'sr-only' : undefined}>{t('pdf.label')}</span>
    </>
  );
}

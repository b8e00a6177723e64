import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { type PdfSource, sharedPdfPath } from '~/data/report-files';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { buttonClass } from '~/ui/button-look';
import { cx } from '~/ui/class-names';
import { Spinner } from '~/ui/spinner';
import { usePdfOptions, useSharedPdf, useStaffPdf } from './use-pdf';

/** The report as PDF, in the language of the page and with the scenario that it shows. */
export function PdfButton({ source, isShort = false }: { source: PdfSource; isShort?: boolean }) {
  return source.kind === 'staff' ? (
    <StaffPdfButton propertyId={source.propertyId} />
  ) : (
    <SharedPdfLink token={source.token} isShort={isShort} />
  );
}

/** Short: only the sign can be seen. */
function Label({ isShort = false }: { isShort?: boolean }) {
  const t = useT('reportFiles');
  return (
    <>
      <Download aria-hidden="true" size={16} strokeWidth={1.5} />
      <span className={isShort ? 'sr-only' : undefined}>{t('pdf.label')}</span>
    </>
  );
}

function StaffPdfButton({ propertyId }: { propertyId: number }) {
  const { isBusy, save } = useStaffPdf(propertyId);
  return (
    <Button variant="secondary" size="sm" isBusy={isBusy} onClick={save}>
      <Label />
    </Button>
  );
}

/** A real link: it works before hydration and without scripts. */
function SharedPdfLink({ token, isShort }: { token: string; isShort: boolean }) {
  const options = usePdfOptions();
  const { isBusy, save } = useSharedPdf(token);
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) save();
  }
  return (
    <a
      href={sharedPdfPath(token, options)}
      download
      className={buttonClass('secondary', isShort ? 'md' : 'sm', isShort ? 'w-11 px-0' : undefined)}
      aria-busy={isBusy || undefined}
      onClick={handleClick}
    >
      <span className={cx('inline-flex items-center gap-2', isBusy && 'opacity-0')}>
        <Label isShort={isShort} />
      </span>
      {isBusy && <Spinner className="absolute" />}
    </a>
  );
}

import { type MouseEvent, useState } from 'react';
import { downloadPdf, sharedPdfPath } from '~/data/report-files';
import { useT } from '~/lib/i18n/use-t';
import { buttonClass } from '~/ui/button-look';
import { cx } from '~/ui/class-names';
import { toastErrorLater } from '~/ui/later-toaster';
import { Spinner } from '~/ui/spinner';
import { PdfLabel } from './pdf-label';
import { optionsNow, usePdfOptions } from './pdf-options';

/** A real link: it works before hydration and without scripts. */
export function SharedPdfLink({ token, isShort = false }: { token: string; isShort?: boolean }) {
  const options = usePdfOptions();
  const { isBusy, save } = useSave(token);
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) void save();
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
        <PdfLabel isShort={isShort} />
      </span>
      {isBusy && <Spinner className="absolute" />}
    </a>
  );
}

/** The shared page has no query client. */
function useSave(token: string) {
  const t = useT('reportFiles');
  const options = usePdfOptions();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      await downloadPdf({ kind: 'shared', token }, optionsNow(options));
    } catch {
      toastErrorLater(t('pdf.error'));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, save };
}

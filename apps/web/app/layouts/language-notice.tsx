import { useLocaleState } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';

/** A language was chosen whose texts did not arrive: the page says so in the one it still has. */
export function LanguageNotice() {
  const t = useT('layout');
  const { awaited } = useLocaleState();
  return (
    // Always there: screen readers announce what changes inside it. Above: below are buttons.
    <div aria-live="polite" className="fixed inset-x-4 top-20 z-50 mx-auto max-w-md">
      {awaited && (
        <Notice role="note" className="border border-line shadow-3">
          {t('language.notArrived', { language: t(`language.${awaited}`) })}
        </Notice>
      )}
    </div>
  );
}

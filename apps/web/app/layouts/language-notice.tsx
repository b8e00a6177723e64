import { useLocaleState } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';

/** The texts of the chosen language failed to load: says so in the current one. */
export function LanguageNotice() {
  const t = useT('layout');
  const { awaited } = useLocaleState();
  return (
    // Always rendered: screen readers announce changes inside it. At the top: buttons are at the bottom.
    <div aria-live="polite" className="fixed inset-x-4 top-20 z-50 mx-auto max-w-md">
      {awaited && (
        <Notice role="note" className="border border-line shadow-3">
          {t('language.notArrived', { language: t(`language.${awaited}`) })}
        </Notice>
      )}
    </div>
  );
}

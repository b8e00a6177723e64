import { useT } from '~/lib/i18n/use-t';

export function SkipLink() {
  const t = useT('layout');
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-2 bg-ink px-4 py-3 text-paper focus:translate-y-0 print:hidden"
    >
      {t('skip')}
    </a>
  );
}

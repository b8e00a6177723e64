import { useT } from '~/lib/i18n/use-t';

/** Above the page, not over it: it scrolls away and covers nothing. */
export function DemoBar() {
  const t = useT('layout');
  return (
    <aside
      aria-label={t('demo.label')}
      className="border-b border-line bg-accent-wash px-(--gutter) py-1.5 text-center text-13 text-balance text-ink print:hidden"
    >
      {t('demo.text')}
    </aside>
  );
}

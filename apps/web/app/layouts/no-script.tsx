import { useT } from '~/lib/i18n/use-t';

/** The app stores its token in the browser, so it needs JavaScript. */
export function NoScript() {
  const t = useT('layout');
  return (
    <noscript>
      <p className="page py-6 text-18">{t('noscript')}</p>
    </noscript>
  );
}

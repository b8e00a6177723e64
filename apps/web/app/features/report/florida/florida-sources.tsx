import { notAdviceText, sourceLines } from '@alpha/report-model/florida-source-text';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** Law and page behind every figure of the block. */
export function FloridaSources() {
  const t = useT('florida');
  const words = { t, locale: useLocale() };
  return (
    <>
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center text-14 font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover">
          {t('sources')}
        </summary>
        <ul className="grid gap-x-12 gap-y-1 text-13 text-ink-2 lg:grid-cols-2">
          {sourceLines(words).map(({ key, name, law, page }) => (
            <li key={key} className="min-w-0 [overflow-wrap:anywhere]">
              {name}:{' '}
              <a href={page} rel="noreferrer" target="_blank" className="underline">
                {law}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <p className="mt-1 text-12 text-pretty text-ink-3">{notAdviceText(words)}</p>
    </>
  );
}

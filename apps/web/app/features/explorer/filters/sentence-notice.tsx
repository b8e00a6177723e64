import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import type { SentenceRest } from './use-sentence';

/** What of a sentence became no filter, and what happened to it. */
export function SentenceNotice({ rest }: { rest: SentenceRest | null }) {
  const t = useT('explorer');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    // Present before its text, so that screen readers announce it.
    <div role="status">
      {rest && (
        <Notice role="note" className="mt-1">
          {rest.unknown.length > 0 && (
            <p>
              {t('sentence.unknown', {
                words: list.format(rest.unknown.map((text) => t('sentence.quote', { text }))),
              })}
            </p>
          )}
          {rest.problems.map(({ reason, text }) => (
            <p key={`${reason}${text}`}>{t(`sentence.${reason}`, { text })}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}

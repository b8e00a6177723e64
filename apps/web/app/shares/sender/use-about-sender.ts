import type { Sender } from '@alpha/contract';
import { LOCALE_TAGS } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { spokenLanguages } from './spoken-languages';

/** What a sender is, and the languages they speak in words; empty when they named none. */
export function useAboutSender(): (sender: Sender) => { role: string; spoken: string } {
  const t = useT('sender');
  const locale = useLocale();
  const list = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'conjunction' });
  return ({ headline, role, languages }) => {
    const names = spokenLanguages(languages, (code) => t(`language.${code}`));
    return {
      role: headline[locale] || t(`role.${role}`),
      spoken: names.length > 0 ? t('speaks', { languages: list.format(names) }) : '',
    };
  };
}

import { useLocale } from '~/lib/i18n/locale-provider';

type Named = { name: string; name_es: string | null };

/** In the reader's language. */
export function useTemplateName() {
  const locale = useLocale();
  return ({ name, name_es }: Named): string => (locale === 'es' && name_es ? name_es : name);
}

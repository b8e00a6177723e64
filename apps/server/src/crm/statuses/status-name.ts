import type { Locale } from '@alpha/i18n';

type Names = { name: string; nameEs: string | null };

/** In the reader's language; a column without a Spanish name has one name for everybody. */
export const statusName = ({ name, nameEs }: Names, locale: Locale): string =>
  locale === 'es' && nameEs ? nameEs : name;

/** The column as lists show it. */
export const inLanguage =
  (locale: Locale) =>
  <S extends Names>({ nameEs, ...status }: S): Omit<S, 'nameEs'> & { name: string } => ({
    ...status,
    name: statusName({ name: status.name, nameEs }, locale),
  });

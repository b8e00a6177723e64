import { LOCALES } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { EXPORT_COLUMNS } from '../leads/export/export-columns.ts';
import { nameKey } from './field-names.ts';

/** Headings of files in both languages. */
export const builtInNames = (): string[] =>
  [...EXPORT_COLUMNS, 'full_name' as const].flatMap((column) => [
    nameKey(column),
    ...LOCALES.map((locale) => nameKey(translatorFor(locale, 'contactImport')(`field.${column}`))),
  ]);

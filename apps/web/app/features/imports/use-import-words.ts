import { LISTING_FILE_KINDS, type ListingImport, type ListingImportReason } from '@alpha/contract';
import { formatNumber, type KeyOf, type Locale } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { fieldFigure } from './field-figure';

const KINDS = [...LISTING_FILE_KINDS, 'reso'] as const;

/** Translates the server's import codes. Unknown codes are shown as they are. */
export function useImportWords() {
  const t = useT('imports');
  const files = useT('importing');
  const feeds = useT('importReso');
  const locale = useLocale();
  const field = (name: string): string => {
    const key = `field.${name}` as KeyOf<'imports'>;
    const words = t.rich(key, {});
    return words === key ? name : String(words);
  };
  const formatValue = (value: string): string => {
    const [, done, total] = /^(\d+) \/ (\d+)$/.exec(value) ?? [];
    return total === undefined
      ? figures(value, locale)
      : t('progress.of', { done: Number(done), total: Number(total) });
  };
  const reason = ({ code, field: name, value = '' }: ListingImportReason): string => {
    const isList = code === 'file.columnsMissing';
    const values = {
      field: name ? field(name) : '',
      value: isList
        ? value.split(', ').map(field).join(', ')
        : isFigure(code, value)
          ? fieldFigure(name ?? '', Number(value), locale)
          : formatValue(value),
    };
    const [space, key = ''] = code.split('.');
    return String(
      space === 'importReso'
        ? feeds.rich(key as KeyOf<'importReso'>, values)
        : files.rich(code as KeyOf<'importing'>, values),
    );
  };
  const kind = (name: string): string => {
    const known = KINDS.find((candidate) => candidate === name);
    return known ? t(`kind.${known}.name`) : name;
  };
  const state = ({ status, is_dry_run }: ListingImport): string =>
    t(`state.${status === 'done' && is_dry_run ? 'checked' : status}`);
  return { t, reason, field, kind, state };
}

/** Only this reason carries a parsed number; other values are the raw text of the file. */
const isFigure = (code: string, value: string) =>
  code === 'row.unbelievable' && value !== '' && Number.isFinite(Number(value));

/** Groups the digits of long numbers; anything else is shown as in the file. */
function figures(value: string, locale: Locale): string {
  return /^\d{5,15}$/.test(value) ? (formatNumber(Number(value), locale) ?? value) : value;
}

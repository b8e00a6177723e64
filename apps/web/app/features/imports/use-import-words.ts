import { LISTING_FILE_KINDS, type ListingImport, type ListingImportReason } from '@alpha/contract';
import { formatNumber, type KeyOf, type Locale } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { fieldFigure } from './field-figure';

const KINDS = [...LISTING_FILE_KINDS, 'reso'] as const;

/** What the server tells in codes, in the reader's words; what is new to us stays legible. */
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
  const told = (value: string): string => {
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
          : told(value),
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

/** A number we have read; of other reasons the value is what stands in the file. */
const isFigure = (code: string, value: string) =>
  code === 'row.unbelievable' && value !== '' && Number.isFinite(Number(value));

/** A long number is read by its groups; anything else stays as the file had it. */
function figures(value: string, locale: Locale): string {
  return /^\d{5,15}$/.test(value) ? (formatNumber(Number(value), locale) ?? value) : value;
}

import { LISTING_STATUSES, PROPERTY_TYPES } from '@alpha/contract';
import { formatDate } from '@alpha/i18n';
import type { VerdictRow } from '~/data/imports';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { fieldFigure } from '../field-figure';
import { useImportWords } from '../use-import-words';

/** The values read from a row, so that a wrong column mapping is visible before anything is written. */
export function RowFacts({ row: { snapshot: values, changes, verdict } }: { row: VerdictRow }) {
  const { t, field } = useImportWords();
  const format = useFieldValueText();
  const locale = useLocale();
  if (!values) return null;
  if (changes.length > 0)
    return (
      <ul className="figures text-13 text-ink-2">
        {changes.map(({ field: name, from, to }) => (
          <li key={name}>
            {t('facts.change', {
              field: field(name),
              from: format(name, from),
              to: format(name, to),
            })}
          </li>
        ))}
      </ul>
    );
  const facts = [
    values.address,
    values.price === null ? null : format('listPrice', values.price),
    values.beds === null ? null : t('facts.beds', { count: values.beds }),
    values.baths === null ? null : t('facts.baths', { count: values.baths }),
    values.sqft === null ? null : t('facts.sqft', { count: Math.round(values.sqft) }),
    values.lot_sqft === null ? null : t('facts.lot', { count: Math.round(values.lot_sqft) }),
    values.type === null || values.type === 'other' ? null : format('type', values.type),
    values.status === null || values.status === 'active' ? null : format('status', values.status),
    values.sold_price === null
      ? null
      : t('facts.soldFor', { price: format('soldPrice', values.sold_price) }),
    values.sold_on === null
      ? null
      : t('facts.soldOn', { day: formatDate(values.sold_on, locale) ?? values.sold_on }),
    values.rent === null ? null : t('facts.rent', { rent: format('rent', values.rent) }),
    values.hoa_monthly === null
      ? null
      : t('facts.hoa', { hoa: format('hoaMonthly', values.hoa_monthly) }),
    values.listed_on === null
      ? null
      : t('facts.listed', { day: formatDate(values.listed_on, locale) ?? values.listed_on }),
    verdict === 'updated' ? t('facts.otherChange') : null,
  ];
  return (
    <span className="figures text-13 text-ink-2">
      {facts.filter((fact) => fact !== null).join(' · ')}
    </span>
  );
}

function useFieldValueText() {
  const t = useT('imports');
  const listings = useT('listings');
  const locale = useLocale();
  return (field: string, value: string | number | null): string => {
    if (value === null) return t('facts.nothing');
    if (typeof value === 'number') return fieldFigure(field, value, locale);
    const type = field === 'type' && PROPERTY_TYPES.find((known) => known === value);
    if (type) return listings(`type.${type}`);
    const status = field === 'status' && LISTING_STATUSES.find((known) => known === value);
    return status ? t(`facts.status.${status}`) : value;
  };
}

import { LISTING_STATUSES, PROPERTY_TYPES } from '@alpha/contract';
import { formatDate } from '@alpha/i18n';
import type { VerdictRow } from '~/data/imports';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { fieldFigure } from '../field-figure';
import { useImportWords } from '../use-import-words';

/** What was read in a row, so that a wrong column is seen before anything is written. */
export function RowFacts({ row: { told, changes, verdict } }: { row: VerdictRow }) {
  const { t, field } = useImportWords();
  const say = useFieldValueText();
  const locale = useLocale();
  if (!told) return null;
  if (changes.length > 0)
    return (
      <ul className="figures text-13 text-ink-2">
        {changes.map(({ field: name, from, to }) => (
          <li key={name}>
            {t('told.change', { field: field(name), from: say(name, from), to: say(name, to) })}
          </li>
        ))}
      </ul>
    );
  const facts = [
    told.address,
    told.price === null ? null : say('listPrice', told.price),
    told.beds === null ? null : t('told.beds', { count: told.beds }),
    told.baths === null ? null : t('told.baths', { count: told.baths }),
    told.sqft === null ? null : t('told.sqft', { count: Math.round(told.sqft) }),
    told.lot_sqft === null ? null : t('told.lot', { count: Math.round(told.lot_sqft) }),
    told.type === null || told.type === 'other' ? null : say('type', told.type),
    told.status === null || told.status === 'active' ? null : say('status', told.status),
    told.sold_price === null
      ? null
      : t('told.soldFor', { price: say('soldPrice', told.sold_price) }),
    told.sold_on === null
      ? null
      : t('told.soldOn', { day: formatDate(told.sold_on, locale) ?? told.sold_on }),
    told.rent === null ? null : t('told.rent', { rent: say('rent', told.rent) }),
    told.hoa_monthly === null ? null : t('told.hoa', { hoa: say('hoaMonthly', told.hoa_monthly) }),
    told.listed_on === null
      ? null
      : t('told.listed', { day: formatDate(told.listed_on, locale) ?? told.listed_on }),
    verdict === 'updated' ? t('told.otherChange') : null,
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
    if (value === null) return t('told.nothing');
    if (typeof value === 'number') return fieldFigure(field, value, locale);
    const type = field === 'type' && PROPERTY_TYPES.find((known) => known === value);
    if (type) return listings(`type.${type}`);
    const status = field === 'status' && LISTING_STATUSES.find((known) => known === value);
    return status ? t(`told.status.${status}`) : value;
  };
}

import type { Preview } from '~/data/imports';
import { useLocale } from '~/lib/i18n/locale-provider';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { useImportWords } from '../use-import-words';
import { fieldOf, type Mapping, stillMissing, withField } from './mapping';

type ColumnMappingProps = {
  preview: Preview;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
};

/** Each column of the file with the field it maps to. */
export function ColumnMapping({ preview, mapping, onChange }: ColumnMappingProps) {
  const { t, field } = useImportWords();
  const locale = useLocale();
  const { columns, encoding, is_remembered: isRemembered } = preview;
  const missing = stillMissing(preview.needed, mapping);
  return (
    <section aria-labelledby="columns" className="grid gap-4">
      <div>
        <h2 id="columns" className="text-20">
          {t('setup.columns')}
        </h2>
        <p className="mt-1 max-w-[68ch] text-14 text-pretty text-ink-2">
          {t(isRemembered ? 'setup.remembered' : 'setup.columnsLead')}
        </p>
        <p className="figures mt-1 text-13 text-ink-3">
          {t('setup.facts', { columns: columns.length, encoding: encoding.toUpperCase() })}
        </p>
      </div>
      {missing.length > 0 && (
        <Notice tone="loss" role="status">
          {t('setup.missing', {
            fields: new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing.map(field)),
          })}
        </Notice>
      )}
      <ul className="border-t border-ink">
        {columns.map(({ header, samples }) => (
          <li
            key={header}
            className="grid items-center gap-x-8 gap-y-2 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_16rem]"
          >
            <div className="min-w-0">
              <p className="truncate text-15 font-medium">{header}</p>
              <p className="truncate text-13 text-ink-3">
                {samples.length > 0
                  ? t('setup.samples', { samples: samples.join(' · ') })
                  : t('setup.noSamples')}
              </p>
            </div>
            <Select
              label={t('setup.fieldFor', { header })}
              isLabelHidden
              value={fieldOf(mapping, header)}
              onChange={({ target }) => onChange(withField(mapping, header, target.value))}
              options={[
                { value: '', label: t('setup.leaveOut') },
                ...preview.fields.map((value) => ({ value, label: field(value) })),
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

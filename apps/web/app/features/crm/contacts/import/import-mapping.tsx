import type { ImportField } from '@alpha/contract';
import type { ImportCheck, Mapping } from '~/data/contact-imports';
import { useT } from '~/lib/i18n/use-t';
import { Select } from '~/ui/select';
import { useImportFields, useImportLabel } from './use-import-fields';

type ImportMappingProps = { check: ImportCheck; onChange: (mapping: Mapping) => void };

const DELIMITERS = { ',': 'file.comma', ';': 'file.semicolon', '\t': 'file.tab' } as const;
const ENCODINGS = { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', 'windows-1252': 'Windows-1252' };

/** Each column of the file with the field it maps to. */
export function ImportMapping({ check, onChange }: ImportMappingProps) {
  const t = useT('contactImport');
  const labelOf = useImportLabel();
  const fields = useImportFields();
  const mapping = check.columns.map(({ field }) => field);
  const put = (place: number, field: ImportField | null) =>
    // A field maps to one column: it is taken from the other.
    onChange(mapping.map((other, i) => (i === place ? field : other === field ? null : other)));
  const { create, update, skip, refuse } = check.counts;
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-20">{t('mapping.heading')}</h2>
        <p className="mt-1 max-w-[68ch] text-14 text-pretty text-ink-2">{t('mapping.lead')}</p>
        {check.missing.length === 0 && (
          <p className="figures mt-1 text-13 text-ink-3">
            {t('file.facts', {
              rows: create + update + skip + refuse,
              encoding: ENCODINGS[check.encoding],
              delimiter: t(DELIMITERS[check.delimiter]),
            })}
          </p>
        )}
      </div>
      <ul className="border-t border-ink">
        {check.columns.map(({ header, field, samples }, place) => {
          const name = header || t('mapping.column', { number: place + 1 });
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: headers can repeat; a column is identified by its position.
              key={place}
              className="grid items-center gap-x-8 gap-y-2 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_16rem]"
            >
              <div className="min-w-0">
                <p className="truncate text-15 font-medium">{name}</p>
                {samples.length > 0 && (
                  <p className="truncate text-13 text-ink-3">
                    {t('mapping.samples', { samples: samples.join(' · ') })}
                  </p>
                )}
              </div>
              <Select
                label={t('mapping.field', { header: name })}
                isLabelHidden
                value={field ?? ''}
                onChange={({ target }) => put(place, (target.value || null) as ImportField | null)}
                options={[
                  { value: '', label: t('mapping.leaveOut') },
                  ...fields.map((value) => ({ value, label: labelOf(value) })),
                ]}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import {
  ENTRY_KINDS,
  type EntryKind,
  STATEMENT_FIELDS,
  type StatementField,
} from '@alpha/contract/owned-home-kinds';
import type { StatementPreview } from '@alpha/contract/owned-home-statements';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import type { StatementFile } from './home-desk';

type StatementMappingProps = {
  file: StatementFile;
  preview: StatementPreview;
  onFile: (file: StatementFile) => void;
};

const ROW =
  'grid items-center gap-x-6 gap-y-1.5 border-b border-line py-2 sm:grid-cols-[minmax(0,1fr)_15rem]';

/** What each column holds, how dates are written, what each category is. */
export function StatementMapping({ file, preview, onFile }: StatementMappingProps) {
  const t = useT('ownedHomes');
  // What was chosen counts at once: several columns are chosen before the server has answered for the first.
  const mapping = file.mapping ?? preview.columns.map(({ field }) => field);
  const put = (place: number, field: StatementField | null) =>
    onFile({
      ...file,
      // A field is in one column: it is taken from the other.
      mapping: mapping.map((other, i) => (i === place ? field : other === field ? null : other)),
    });
  return (
    <>
      <section className="grid gap-2">
        <h3 className="font-sans text-15 font-semibold tracking-normal">{t('mapping.title')}</h3>
        <ul className="border-t border-line">
          {preview.columns.map(({ header, samples }, place) => {
            const name = header || t('mapping.column', { number: place + 1 });
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: headers can repeat; a column is its position.
                key={place}
                className={ROW}
              >
                <div className="min-w-0 text-14">
                  <p className="truncate font-medium">{name}</p>
                  <p className="truncate text-13 text-ink-3">{samples.join(' · ')}</p>
                </div>
                <Select
                  label={t('mapping.field', { header: name })}
                  isLabelHidden
                  value={mapping[place] ?? ''}
                  options={[
                    { value: '', label: t('mapping.none') },
                    ...STATEMENT_FIELDS.map((value) => ({ value, label: t(`field.${value}`) })),
                  ]}
                  onChange={({ target }) =>
                    put(place, (target.value || null) as StatementField | null)
                  }
                />
              </li>
            );
          })}
        </ul>
        {preview.missing.map((field) => (
          <Notice key={field} tone="loss">
            {t(field === 'date' ? 'mapping.noDate' : 'mapping.noAmount')}
          </Notice>
        ))}
        {!preview.is_date_order_sure && preview.missing.length === 0 && (
          <Select
            label={t('mapping.order')}
            value={file.date_order ?? preview.date_order}
            options={(['mdy', 'dmy'] as const).map((value) => ({
              value,
              label: t(`mapping.${value}`),
            }))}
            onChange={({ target }) =>
              onFile({ ...file, date_order: target.value === 'dmy' ? 'dmy' : 'mdy' })
            }
          />
        )}
      </section>
      {preview.categories.length > 0 && <Categories {...{ file, preview, onFile }} />}
    </>
  );
}

function Categories({ file, preview, onFile }: StatementMappingProps) {
  const t = useT('ownedHomes');
  const kinds = useT('homeEntries');
  return (
    <section className="grid gap-2">
      <h3 className="font-sans text-15 font-semibold tracking-normal">{t('categories.title')}</h3>
      <ul className="border-t border-line">
        {preview.categories.map(({ text, kind, count }) => (
          <li key={text} className={ROW}>
            <p className="min-w-0 truncate text-14">
              <span className="font-medium">{text}</span>{' '}
              <span className="figures text-13 text-ink-3">{t('statements.rows', { count })}</span>
            </p>
            <Select
              label={t('categories.kind', { category: text })}
              isLabelHidden
              value={file.kinds?.[text] ?? kind}
              options={ENTRY_KINDS.map((value) => ({ value, label: kinds(`kind.${value}`) }))}
              onChange={({ target }) =>
                onFile({
                  ...file,
                  kinds: { ...file.kinds, [text]: target.value as EntryKind },
                })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

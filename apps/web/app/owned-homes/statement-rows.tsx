import type { StatementPreview, StatementRow } from '@alpha/contract/owned-home-statements';
import { formatDate } from '@alpha/i18n';
import { CSV_BOM, csvLine } from '@alpha/i18n/csv';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { saveFile } from '~/lib/save-file';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Money } from '~/ui/money';
import { Table } from '~/ui/table';

const TONES = { add: 'gain', skip: 'neutral', refuse: 'loss' } as const;
const PAGE = 15;

/** What becomes of each row; refused ones can be saved with the reason. */
export function StatementRows({ preview }: { preview: StatementPreview }) {
  const t = useT('ownedHomes');
  const kinds = useT('homeEntries');
  const locale = useLocale();
  const [shown, setShown] = useState(PAGE);
  const { counts, rows } = preview;
  const why = ({ reason }: StatementRow) => (reason ? t(`reason.${reason}`) : '');
  const save = () => {
    const head = [t('rows.line'), t('entries.date'), t('entries.text'), t('rows.why')];
    const lines = rows
      .filter(({ verdict }) => verdict === 'refuse')
      .map((row) => [row.line, row.date, row.text, why(row)]);
    const text = CSV_BOM + [head, ...lines].map(csvLine).join('');
    saveFile(new Blob([text], { type: 'text/csv' }), `${t('rows.file')}.csv`);
  };
  return (
    <section className="grid gap-2">
      <h3 className="font-sans text-15 font-semibold tracking-normal">{t('rows.title')}</h3>
      <p role="status" className="figures text-14 text-ink-2">
        {t('rows.counts', counts)}
      </p>
      <Table
        caption={t('rows.title')}
        rows={rows.slice(0, shown)}
        rowKey={({ line }) => line}
        columns={[
          { key: 'line', header: t('rows.line'), cell: ({ line }) => line },
          {
            key: 'date',
            header: t('entries.date'),
            cell: ({ date }) => (date ? formatDate(date, locale) : '–'),
          },
          {
            key: 'kind',
            header: t('entries.kind'),
            cell: ({ kind, text }) => (
              <>
                {kinds(`kind.${kind}`)}
                <span className="block text-13 text-ink-2">{text}</span>
              </>
            ),
          },
          {
            key: 'amount',
            header: t('entries.amount'),
            align: 'end',
            cell: ({ amount_cents: cents }) => (
              <Money value={cents === null ? null : cents / 100} decimals={2} tone="auto" />
            ),
          },
          {
            key: 'verdict',
            header: t('rows.verdict'),
            className: 'whitespace-normal',
            cell: (row) => (
              <>
                <Badge tone={TONES[row.verdict]}>{t(`verdict.${row.verdict}`)}</Badge>
                {row.reason && <span className="block text-13 text-ink-2">{why(row)}</span>}
              </>
            ),
          },
        ]}
      />
      <div className="flex flex-wrap gap-2.5">
        {rows.length > shown && (
          <Button variant="secondary" size="sm" onClick={() => setShown(shown + 10 * PAGE)}>
            {t('entries.more', { count: rows.length - shown })}
          </Button>
        )}
        {counts.refuse > 0 && (
          <Button variant="secondary" size="sm" onClick={save}>
            <Download aria-hidden="true" size={15} strokeWidth={1.5} />
            {t('rows.save')}
          </Button>
        )}
      </div>
    </section>
  );
}

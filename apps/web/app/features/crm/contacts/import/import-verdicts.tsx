import { IMPORT_VERDICTS, type ImportRow, type ImportVerdict } from '@alpha/contract';
import { CSV_BOM, csvLine } from '@alpha/i18n/csv';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ImportCheck } from '~/data/contact-imports';
import { useT } from '~/lib/i18n/use-t';
import { lastPageOf } from '~/lib/paged';
import { saveFile } from '~/lib/save-file';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { RadioGroup } from '~/ui/radio-group';
import { type Column, Table } from '~/ui/table';
import { useReasons } from './use-reasons';

const PAGE = 20;
const TONES: Record<ImportVerdict, BadgeTone> = {
  create: 'gain',
  update: 'accent',
  skip: 'neutral',
  refuse: 'loss',
};

type ImportVerdictsProps = {
  check: Pick<ImportCheck, 'counts' | 'headers' | 'rows'>;
  /** The import is done: these rows were left out. */
  isDone?: boolean;
};

export function ImportVerdicts({ check, isDone = false }: ImportVerdictsProps) {
  const t = useT('contactImport');
  const heading = t(isDone ? 'check.left' : 'check.heading');
  const [shown, setShown] = useState<ImportVerdict | 'all'>('all');
  const [wanted, setPage] = useState(1);
  const rows = shown === 'all' ? check.rows : check.rows.filter((row) => row.verdict === shown);
  const last = lastPageOf(rows.length, PAGE);
  const page = Math.min(wanted, last);
  const from = (page - 1) * PAGE;
  const visible = rows.slice(from, from + PAGE);
  return (
    <section className="grid gap-4">
      <h2 className="text-20">{heading}</h2>
      <RadioGroup
        legend={t('check.show')}
        isLegendHidden
        look="chips"
        value={shown}
        onChange={(next) => {
          setShown(next);
          setPage(1);
        }}
        choices={[
          { value: 'all' as const, label: t('check.all') },
          ...IMPORT_VERDICTS.filter((value) => !isDone || check.counts[value] > 0).map((value) => ({
            value,
            label: t(`count.${value}`, { count: check.counts[value] }),
            isDisabled: check.counts[value] === 0,
          })),
        ]}
      />
      {visible.length === 0 ? (
        <p className="text-15 text-ink-2">{t('check.noRows')}</p>
      ) : (
        <VerdictRows {...{ rows: visible, heading, isDone }} />
      )}
      {check.counts.refuse > 0 && <SaveRefused {...check} />}
      {last > 1 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="sm"
            variant="secondary"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {t('check.previous')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={page === last}
            onClick={() => setPage(page + 1)}
          >
            {t('check.next')}
          </Button>
          <p role="status" className="figures text-13 text-ink-2">
            {t('check.shown', {
              from: from + 1,
              to: from + visible.length,
              total: rows.length,
            })}
          </p>
        </div>
      )}
    </section>
  );
}

/** The rows as they were, with what is wrong in front: to be put right and imported again. */
function SaveRefused({ headers, rows }: Pick<ImportCheck, 'headers' | 'rows'>) {
  const t = useT('contactImport');
  const why = useReasons();
  function save() {
    const refused = rows.filter(({ verdict }) => verdict === 'refuse');
    const own = [t('check.line'), t('check.why')];
    // Of a file that was saved here before, these columns are replaced.
    const first = own.every((name, place) => headers[place] === name) ? own.length : 0;
    const lines = refused.map((row) => [row.line, why(row), ...(row.cells ?? []).slice(first)]);
    const text = CSV_BOM + [[...own, ...headers.slice(first)], ...lines].map(csvLine).join('');
    saveFile(new Blob([text], { type: 'text/csv' }), `${t('check.refusedFile')}.csv`);
  }
  return (
    <Button size="sm" variant="secondary" className="justify-self-start" onClick={save}>
      <Download aria-hidden="true" size={16} strokeWidth={1.5} />
      {t('check.saveRefused')}
    </Button>
  );
}

type VerdictRowsProps = { rows: ImportRow[]; heading: string; isDone: boolean };

function VerdictRows({ rows, heading, isDone }: VerdictRowsProps) {
  const t = useT('contactImport');
  const why = useReasons();
  const verdict = (row: ImportRow) => (
    <Badge tone={TONES[row.verdict]}>
      {isDone ? t(`outcome.${row.verdict}`) : t(`verdict.${row.verdict}`)}
    </Badge>
  );
  const columns: Column<ImportRow>[] = [
    { key: 'line', header: t('check.line'), cell: ({ line }) => line },
    { key: 'name', header: t('check.name'), cell: ({ name }) => name },
    { key: 'email', header: t('check.email'), cell: ({ email }) => email },
    { key: 'verdict', header: t('check.verdict'), cell: verdict },
    {
      key: 'why',
      header: t('check.why'),
      className: 'min-w-64 whitespace-normal',
      cell: (row) => why(row),
    },
  ];
  return (
    <>
      <ul aria-label={heading} className="border-t border-ink md:hidden">
        {rows.map((row) => (
          <li key={row.line} className="grid gap-1 border-b border-line py-2.5">
            <span className="flex items-center gap-2">
              <span className="figures text-13 text-ink-3">{row.line}</span>
              <span className="min-w-0 flex-1 truncate text-15 font-medium">{row.name}</span>
              {verdict(row)}
            </span>
            <span className="truncate text-13 text-ink-3">{row.email}</span>
            {row.reasons.length > 0 && <span className="text-13 text-ink-2">{why(row)}</span>}
          </li>
        ))}
      </ul>
      <Table
        className="max-md:hidden"
        caption={heading}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => line}
      />
    </>
  );
}

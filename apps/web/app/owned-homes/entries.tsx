import type { HomeEntry, OwnedHome } from '@alpha/contract/owned-homes';
import { formatDate } from '@alpha/i18n';
import { CSV_BOM, csvLine } from '@alpha/i18n/csv';
import { Download, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { saveFile } from '~/lib/save-file';
import { Button } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { Money } from '~/ui/money';
import { Notice } from '~/ui/notice';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { Table } from '~/ui/table';
import type { HomeDesk } from './home-desk';

type EntriesProps = {
  home: OwnedHome;
  desk: HomeDesk;
  canRemove: (entry: HomeEntry) => boolean;
  onChange: (home: OwnedHome) => void;
};

const PAGE = 24;
/** Long enough to read the message and to reach its button. */
const UNDO_MS = 10_000;

/** Every amount, and the same as a file. */
export function Entries({ home, desk, canRemove, onChange }: EntriesProps) {
  const t = useT('ownedHomes');
  const kinds = useT('homeEntries');
  const ui = useT('ui');
  const locale = useLocale();
  const [entries, setEntries] = useState<HomeEntry[]>();
  const [failure, setFailure] = useState<string>();
  const [shown, setShown] = useState(PAGE);
  // A changed home has other amounts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each version of the home.
  useEffect(() => {
    let isCurrent = true;
    desk.entries(home.id).then(
      (read) => isCurrent && setEntries(read),
      (error: unknown) => isCurrent && setFailure(refusalOf(error) ?? ui('error.text')),
    );
    return () => {
      isCurrent = false;
    };
  }, [home]);
  const fail = (error: unknown) => setFailure(refusalOf(error) ?? ui('error.text'));
  /** Added again by the one who removed it. */
  async function remove({ id, date, kind, amount_cents, text }: HomeEntry, button: HTMLElement) {
    setFailure(undefined);
    try {
      // Its line goes with it.
      const title = button.closest('article')?.querySelector<HTMLElement>('[data-entries-title]');
      onChange(await desk.removeEntry(id));
      title?.focus();
    } catch (error) {
      return fail(error);
    }
    const undo = () => desk.add(home.id, [{ date, kind, amount_cents, text }]).then(onChange, fail);
    const { toast } = await import('~/ui/toast').catch(() => ({ toast: null }));
    toast?.success(t('entries.removed', { kind: kinds(`kind.${kind}`) }), {
      duration: UNDO_MS,
      action: { label: t('entries.undo'), onClick: () => void undo() },
    });
  }
  if (failure && !entries) return <Notice tone="loss">{failure}</Notice>;
  if (!entries)
    return (
      <LoadingRegion>
        <SkeletonText lines={4} />
      </LoadingRegion>
    );
  const save = () => {
    const head = [t('entries.date'), t('entries.kind'), t('entries.text'), t('entries.amount')];
    const lines = entries.map((each) => [
      ...[each.date, kinds(`kind.${each.kind}`), each.text],
      (each.amount_cents / 100).toFixed(2),
    ]);
    const text = CSV_BOM + [head, ...lines].map(csvLine).join('');
    saveFile(new Blob([text], { type: 'text/csv' }), `${t('entries.file')}.csv`);
  };
  return (
    <div className="@container grid min-w-0 gap-3">
      {failure && <Notice tone="loss">{failure}</Notice>}
      <Table
        caption={t('entries.title')}
        rows={entries.slice(0, shown)}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'date',
            header: t('entries.date'),
            cell: (entry) => (
              <>
                {formatDate(entry.date, locale)}
                <span className="block font-normal whitespace-normal wrap-anywhere @2xl:hidden">
                  <What entry={entry} />
                </span>
              </>
            ),
          },
          {
            key: 'kind',
            header: t('entries.kind'),
            // Where there is little room, it is below the date, so that no amount is cut off.
            className: '@max-2xl:hidden',
            cell: (entry) => <What entry={entry} />,
          },
          {
            key: 'amount',
            header: t('entries.amount'),
            align: 'end',
            cell: ({ amount_cents }) => (
              <Money value={amount_cents / 100} decimals={2} tone="auto" />
            ),
          },
          {
            key: 'remove',
            header: <span className="sr-only">{t('remove')}</span>,
            cell: (entry) =>
              entry.statement_id === null &&
              canRemove(entry) && (
                <IconButton
                  label={t('entries.removeOf', { kind: kinds(`kind.${entry.kind}`) })}
                  onClick={({ currentTarget }) => void remove(entry, currentTarget)}
                >
                  <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
                </IconButton>
              ),
          },
        ]}
      />
      <div className="flex flex-wrap gap-2.5">
        {entries.length > shown && (
          <Button variant="secondary" size="sm" onClick={() => setShown(shown + 4 * PAGE)}>
            {t('entries.more', { count: entries.length - shown })}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={save}>
          <Download aria-hidden="true" size={15} strokeWidth={1.5} />
          {t('entries.save')}
        </Button>
      </div>
    </div>
  );
}

function What({ entry: { kind, text } }: { entry: HomeEntry }) {
  const kinds = useT('homeEntries');
  return (
    <>
      {kinds(`kind.${kind}`)}
      {text && <span className="block text-13 text-ink-2">{text}</span>}
    </>
  );
}

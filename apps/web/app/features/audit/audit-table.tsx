import type { AuditEntry } from '@alpha/contract';
import { Moment } from '~/ui/moment';
import { type Column, Table } from '~/ui/table';
import { ActionName, Details } from './audit-parts';
import { AuditTarget } from './audit-target';
import { useAuditWords } from './use-audit-words';

export type AuditListProps = { entries: readonly AuditEntry[] };

export function AuditTable({ entries }: AuditListProps) {
  const { t, actor } = useAuditWords();
  const columns: Column<AuditEntry>[] = [
    {
      key: 'at',
      header: t('column.at'),
      cell: (entry) => (
        <span className="font-normal text-ink-2">
          <Moment at={entry.at} />
        </span>
      ),
    },
    {
      key: 'actor',
      header: t('column.actor'),
      cell: (entry) => (
        <span className={entry.actor_name === null ? 'text-ink-3' : undefined}>{actor(entry)}</span>
      ),
    },
    {
      key: 'action',
      header: t('column.action'),
      cell: ({ action }) => (
        <div className="max-w-56 font-medium whitespace-normal">
          <ActionName action={action} />
        </div>
      ),
    },
    {
      key: 'target',
      header: t('column.target'),
      cell: (entry) => (
        <div className="max-w-56">
          <AuditTarget entry={entry} />
        </div>
      ),
    },
    {
      key: 'details',
      header: t('column.details'),
      cell: (entry) => (
        <div className="max-w-96 min-w-48">
          <Details entry={entry} />
        </div>
      ),
    },
    {
      key: 'ip',
      header: t('column.ip'),
      align: 'end',
      cell: ({ ip }) => (
        // Without this, an IPv6 address would be as wide as two columns.
        <div className="ml-auto w-fit max-w-36 wrap-anywhere whitespace-normal text-ink-3">
          {ip}
        </div>
      ),
    },
  ];
  return (
    <Table caption={t('title')} columns={columns} rows={entries} rowKey={(entry) => entry.id} />
  );
}

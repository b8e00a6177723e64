import type { Dashboard } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { statusColour } from '~/ui/status-colour';
import { ShareBars } from './share-bars';
import { useFigures } from './use-figures';

export function StatusChart({ figures: { by_status: rows, now } }: { figures: Dashboard }) {
  const t = useT('dashboard');
  const roles = useT('roles');
  const { number, share } = useFigures();
  const boards = new Set(rows.map(({ status }) => status.role)).size;
  // Boards may use one name for a column; with one board on screen there is nothing to tell apart.
  const nameOf = ({ status: { name, role } }: (typeof rows)[number]) =>
    boards > 1 ? t('status.named', { name, role: roles(role) }) : name;
  const first = rows.reduce((most, row) => (row.leads > most.leads ? row : most), rows[0] ?? NONE);
  if (first === NONE) return null;
  return (
    <ChartFrame
      title={t('status.title', {
        status: nameOf(first),
        leads: number(first.leads),
        total: number(now.leads),
      })}
      description={t('status.description')}
      table={{
        columns: [t('status.column'), t('owner.leads')],
        rows: rows.map((row) => [nameOf(row), number(row.leads)]),
      }}
    >
      <ShareBars
        label={t('status.description')}
        rows={rows.map((row) => ({
          key: row.status.id,
          label: nameOf(row),
          value: row.leads,
          text: `${number(row.leads)} · ${share(row.leads, now.leads)}`,
          color: statusColour(row.status.order),
        }))}
      />
    </ChartFrame>
  );
}

const NONE: Dashboard['by_status'][number] = {
  status: { id: 0, name: '', role: 'leader', order: 0 },
  leads: 0,
};

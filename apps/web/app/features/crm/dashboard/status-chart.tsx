import { type Dashboard, ROLES } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { statusColor } from '~/ui/status-color';
import { BarList } from './bar-list';
import { useFigures } from './use-figures';

export function StatusChart({ figures: { by_status: rows, now } }: { figures: Dashboard }) {
  const t = useT('dashboard');
  const roles = useT('roles');
  const { number, share } = useFigures();
  const boards = ROLES.filter((role) => rows.some(({ status }) => status.role === role)).reverse();
  // Boards can use the same column name; the role is only needed when several boards are shown.
  const nameOf = ({ status: { name, role } }: (typeof rows)[number]) =>
    boards.length > 1 ? t('status.named', { name, role: roles(role) }) : name;
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
      <div className="grid gap-x-10 gap-y-6 lg:auto-cols-fr lg:grid-flow-col">
        {boards.map((role) => (
          <div key={role}>
            {boards.length > 1 && (
              <p className="mb-3 border-b border-line pb-1.5 text-13 text-ink-3">{roles(role)}</p>
            )}
            <BarList
              label={roles(role)}
              most={first.leads}
              rows={rows
                .filter(({ status }) => status.role === role)
                .map(({ status, leads }) => ({
                  key: status.id,
                  label: status.name,
                  value: leads,
                  text: `${number(leads)} · ${share(leads, now.leads)}`,
                  color: statusColor(status.order),
                }))}
            />
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}

const NONE: Dashboard['by_status'][number] = {
  status: { id: 0, name: '', role: 'leader', order: 0 },
  leads: 0,
};

import { useQuery } from '@tanstack/react-query';
import { leadersQuery } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { Select } from '~/ui/select';

type NextLeaderFieldProps = {
  user: { id: number; team_size: number };
  /** Null: the team has no leader for now. */
  leaderId: number | undefined;
  onChange: (id: number | undefined) => void;
};

/** How many salesmen the deleted leader has, and who leads them next. */
export function NextLeaderField({ user, leaderId, onChange }: NextLeaderFieldProps) {
  const t = useT('users');
  const { data: leaders = [] } = useQuery(leadersQuery);
  return (
    <div className="grid gap-4">
      <p className="text-15 font-medium">{t('delete.team', { count: user.team_size })}</p>
      <Select
        label={t('delete.teamReceiver')}
        value={leaderId ?? ''}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
        options={[
          { value: '', label: t('form.noLeader') },
          ...leaders
            .filter(({ id }) => id !== user.id)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </div>
  );
}

import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import type { UserFormMode } from './user-fields';
import type { UserFormValues } from './user-form.values';

type RoleWarningProps = {
  whose: UserFormMode;
  saved: UserFormValues;
  /** Number of salesmen in this person's team. */
  teamSize: number;
};

/** What a new role changes for the user's session, leads and team. */
export function RoleWarning({ whose, saved, teamSize }: RoleWarningProps) {
  const t = useT('users');
  const { control } = useFormContext<UserFormValues>();
  const role = useWatch({ control, name: 'role' });
  if (whose === 'new' || role === saved.role) return null;
  const isDemoted = saved.role === 'leader' && teamSize > 0;
  return (
    <Notice className="lg:col-span-2">
      {whose === 'own' ? t('form.ownRoleWarning') : t('form.roleWarning', { name: saved.name })}
      {isDemoted && (
        <span className="mt-1 block">{t('form.teamWarning', { count: teamSize })}</span>
      )}
    </Notice>
  );
}

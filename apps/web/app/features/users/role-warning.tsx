import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import type { UserFormMode } from './user-fields';
import type { UserFormValues } from './user-form.values';

type RoleWarningProps = {
  whose: UserFormMode;
  saved: UserFormValues;
  /** Salesmen whose leader this person is. */
  teamSize: number;
};

/** What a new role does to the session, the leads and the team of its bearer. */
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

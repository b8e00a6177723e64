import type { Role } from '@alpha/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '~/lib/i18n/use-t';
import { Select } from '~/ui/select';
import { useUserRules } from './use-user-rules';
import type { UserFormValues } from './user-form.values';

export type RoleFieldsProps = {
  choices: {
    roles: readonly { name: Role }[];
    leaders: readonly { id: number; name: string }[];
  };
};

export function RoleFields({ choices }: RoleFieldsProps) {
  const t = useT('users');
  const roleName = useT('roles');
  const rules = useUserRules();
  const { register, formState, control } = useFormContext<UserFormValues>();
  const role = useWatch({ control, name: 'role' });
  const isOnlyRole = choices.roles.length === 1;
  return (
    <>
      <Select
        label={t('form.role')}
        required
        error={formState.errors.role?.message}
        options={[
          ...(isOnlyRole ? [] : [{ value: '', label: t('form.chooseRole'), isDisabled: true }]),
          ...choices.roles.map(({ name }) => ({ value: name, label: roleName(name) })),
        ]}
        {...register('role', rules.role)}
      />
      {role === 'salesman' && (
        <Select
          label={t('form.leader')}
          hint={t('form.leaderHint')}
          error={formState.errors.leader_id?.message}
          options={[
            ...(isOnlyRole ? [] : [{ value: '', label: t('form.noLeader') }]),
            ...choices.leaders.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...register('leader_id')}
        />
      )}
    </>
  );
}

import { ROLES, type Role } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requireTwoFactor, signInRulesQuery } from '~/data/sign-in-rules';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { Dialog } from '~/ui/dialog';
import { ErrorState } from '~/ui/error-state';
import { Notice } from '~/ui/notice';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { toast } from '~/ui/toast';

/** Which roles must use two-factor, with how many people that concerns. */
export function SignInRulesDialog({ onClose }: { onClose: () => void }) {
  const t = useT('users');
  const ui = useT('ui');
  const cache = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({ ...signInRulesQuery, staleTime: 0 });
  const [chosen, setChosen] = useState<Role[] | null>(null);
  const roles = chosen ?? data?.two_factor_roles ?? [];
  const save = useMutation({
    mutationFn: (given: Role[]) => requireTwoFactor(cache, given),
    onSuccess: () => {
      toast.success(t('rules.saved'));
      onClose();
    },
  });
  useOnLocaleChange(save.reset);

  const turn = (role: Role, isOn: boolean) =>
    setChosen(ROLES.filter((one) => (one === role ? isOn : roles.includes(one))));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={save.isPending}
      title={t('rules.title')}
      description={t('rules.text')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button isBusy={save.isPending} disabled={!data} onClick={() => save.mutate(roles)}>
            {t('rules.save')}
          </Button>
        </>
      }
    >
      {data ? (
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-14 font-medium">{t('rules.legend')}</legend>
          {data.people.map(({ role, total, without }) => (
            <Checkbox
              key={role}
              label={t(`rules.role.${role}`)}
              hint={t('rules.people', { total, without })}
              checked={roles.includes(role)}
              onChange={({ target }) => turn(role, target.checked)}
            />
          ))}
        </fieldset>
      ) : isError ? (
        <ErrorState
          title={t('rules.loadFailed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingRegion>
          <SkeletonText lines={3} />
        </LoadingRegion>
      )}
      {save.isError && (
        <Notice tone="loss" className="mt-4">
          {refusalOf(save.error) ?? t('rules.failed')}
        </Notice>
      )}
    </Dialog>
  );
}

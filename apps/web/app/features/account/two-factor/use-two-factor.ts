import {
  type CallOf,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  verifyTwoFactor,
} from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownSessionsQuery, ownUserQuery } from '~/data/account';
import { call } from '~/lib/api-client';
import { useT } from '~/lib/i18n/use-t';
import { storeSession } from '~/lib/session';
import { toast } from '~/ui/toast';

export type Proof = CallOf<typeof disableTwoFactor>['body'];

export function useEnable() {
  return useMutation({ mutationFn: () => call(enableTwoFactor) });
}

export function useVerify() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(verifyTwoFactor, { body: { one_time_password: code } }),
    onSuccess: ({ access_token, user, recovery_codes }) => {
      storeSession(access_token, user);
      queryClient.setQueryData(ownUserQuery.queryKey, {
        ...user,
        recovery_codes_left: recovery_codes?.length ?? 0,
      });
      void queryClient.invalidateQueries(ownSessionsQuery);
    },
  });
}

export function useRenew() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => call(renewRecoveryCodes, { body }),
    onSuccess: ({ recovery_codes }) => {
      queryClient.setQueryData(
        ownUserQuery.queryKey,
        (user) => user && { ...user, recovery_codes_left: recovery_codes.length },
      );
    },
  });
}

export function useDisable() {
  const t = useT('account');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => call(disableTwoFactor, { body }),
    onSuccess: () => {
      queryClient.setQueryData(
        ownUserQuery.queryKey,
        (user) => user && { ...user, google2fa_secret: null, recovery_codes_left: 0 },
      );
      // Here and not where it was asked for: that view is gone by now.
      toast.success(t('twoFactor.on.deactivated'));
      void queryClient.invalidateQueries(ownSessionsQuery);
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  beginTwoFactor,
  confirmTwoFactor,
  type Proof,
  renewRecoveryCodes,
  turnTwoFactorOff,
} from '~/data/account';
import { useT } from '~/lib/i18n/use-t';
import { FIRST_STEPS } from '~/lib/redirect-target';
import { toast } from '~/ui/toast';

export function useEnable() {
  return useMutation({ mutationFn: beginTwoFactor });
}

export function useVerify() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: (code: string) => confirmTwoFactor(cache, code) });
}

export function useRenew() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: (body: Proof) => renewRecoveryCodes(cache, body) });
}

/** `isRequired`: nothing else works before it is set up again. */
export function useDisable({ isRequired }: { isRequired: boolean }) {
  const t = useT('account');
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Proof) => turnTwoFactorOff(cache, body),
    // Here and not in the calling view, which is already unmounted.
    onSuccess: () => {
      toast.success(t('twoFactor.on.deactivated'));
      if (isRequired) void navigate(FIRST_STEPS, { replace: true });
    },
  });
}

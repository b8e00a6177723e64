import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  beginTwoFactor,
  confirmTwoFactor,
  type Proof,
  renewRecoveryCodes,
  turnTwoFactorOff,
} from '~/data/account';
import { useT } from '~/lib/i18n/use-t';
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

export function useDisable() {
  const t = useT('account');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => turnTwoFactorOff(cache, body),
    // Here and not in the calling view, which is already unmounted.
    onSuccess: () => toast.success(t('twoFactor.on.deactivated')),
  });
}

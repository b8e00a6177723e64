import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ownUserQuery, proveIdentity } from '~/data/account';
import { useT } from '~/lib/i18n/use-t';
import { setProofPrompt } from '~/lib/proof-prompt';
import { ProofDialog } from './proof-dialog';

type Answer = (isProven: boolean) => void;

/** Mounted once: opens over any screen whose request needs a proof, and leaves what was typed as it is. */
export function ProofGate() {
  const t = useT('account');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const prove = useMutation({ mutationFn: proveIdentity });
  const isOpen = answer !== null;
  const { data: user } = useQuery({ ...ownUserQuery, enabled: isOpen });

  useEffect(() => {
    let open: Answer | null = null;
    const close = setProofPrompt(
      () =>
        new Promise<boolean>((resolve) => {
          open = resolve;
          setAnswer(() => resolve);
        }),
    );
    return () => {
      close();
      // Leaving the screens of signed-in users cancels the request that waits.
      open?.(false);
    };
  }, []);

  function finish(isProven: boolean) {
    answer?.(isProven);
    setAnswer(null);
  }
  return (
    <ProofDialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && finish(false)}
      title={t('proof.title')}
      description={t('proof.text')}
      confirmLabel={t('proof.confirm')}
      failure={t('proof.failed')}
      hasCode={Boolean(user?.google2fa_secret)}
      request={prove}
      onProof={(proof) => prove.mutate(proof, { onSuccess: () => finish(true) })}
    />
  );
}

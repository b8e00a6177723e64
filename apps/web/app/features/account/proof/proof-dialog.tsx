import { type ReactNode, useId } from 'react';
import type { Proof } from '~/data/account';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { ProofForm } from './proof-form';

type ProofDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: ReactNode;
  /** Message when the response contains no reason. */
  failure: string;
  isDanger?: boolean;
  /** Without two-factor only the password is asked. */
  hasCode?: boolean;
  request: { isPending: boolean; error: Error | null; reset: () => void };
  onProof: (proof: Proof) => void;
};

/** Asks for the password or a code before something that lasts. */
export function ProofDialog({
  confirmLabel,
  failure,
  isDanger = false,
  hasCode = true,
  request,
  onProof,
  onOpenChange,
  ...dialog
}: ProofDialogProps) {
  const t = useT('ui');
  const formId = useId();
  useOnLocaleChange(request.reset);
  function turn(isOpen: boolean) {
    request.reset();
    onOpenChange(isOpen);
  }
  return (
    <Dialog
      {...dialog}
      onOpenChange={turn}
      width="sm"
      actions={
        <>
          <Button variant="secondary" onClick={() => turn(false)}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={request.isPending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ProofForm
        id={formId}
        error={request.error}
        failure={failure}
        hasCode={hasCode}
        onProof={onProof}
        onSwitch={request.reset}
      />
    </Dialog>
  );
}

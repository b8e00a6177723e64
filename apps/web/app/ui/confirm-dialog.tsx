import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from './button';
import { Dialog } from './dialog';

type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A question: "Remove Valentina Restrepo?" */
  title: ReactNode;
  /** What is lost, and whether it can be undone. */
  description?: ReactNode;
  /** Error of the last attempt. */
  children?: ReactNode;
  /** The verb of the question: "Remove". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  isDanger?: boolean;
  isBusy?: boolean;
  /** Something has to be decided first. */
  isDisabled?: boolean;
  onConfirm: () => void;
};

export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isBusy = false,
  isDisabled = false,
  onConfirm,
  onOpenChange,
  ...rest
}: ConfirmDialogProps) {
  const t = useT('ui');
  return (
    <Dialog
      {...rest}
      onOpenChange={onOpenChange}
      role="alertdialog"
      width="sm"
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={isDisabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

import { type FormEventHandler, type ReactNode, useId } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';

type FormDialogProps = {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  failure: string | null;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog, with what went wrong below its fields. */
export function FormDialog({
  title,
  submitLabel,
  isBusy,
  failure,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const ui = useT('ui');
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
        {children}
        {failure && <Notice tone="loss">{failure}</Notice>}
      </form>
    </Dialog>
  );
}

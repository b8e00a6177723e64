import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Button, ButtonLink } from './button';

type FormActionsProps = {
  submitLabel: ReactNode;
  cancelLabel: ReactNode;
  cancelTo: To;
  isBusy: boolean;
};

export function FormActions({ submitLabel, cancelLabel, cancelTo, isBusy }: FormActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 max-w-250 border-t border-line pt-6 max-sm:*:flex-1 md:pl-68 lg:pl-76">
      <Button type="submit" isBusy={isBusy}>
        {submitLabel}
      </Button>
      <ButtonLink to={cancelTo} variant="quiet">
        {cancelLabel}
      </ButtonLink>
    </div>
  );
}

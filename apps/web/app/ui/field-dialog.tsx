import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from './button';
import { Dialog } from './dialog';
import { TextField } from './field';

type FieldDialogProps<Value> = {
  title: string;
  label: string;
  hint?: string | undefined;
  before?: ReactNode;
  inputMode?: 'decimal';
  maxLength?: number;
  saveLabel: string;
  initial: string;
  /** Undefined: it is not what the field asks for, and `wrong` says what that is. */
  read: (text: string) => Value | undefined;
  wrong: string;
  save: (value: Value) => Promise<unknown>;
  /** Shown where the server gives no reason. */
  failed?: string;
  onClose: () => void;
};

/** One value, typed and saved; a refusal is shown at the field. */
export function FieldDialog<Value>(props: FieldDialogProps<Value>) {
  const { title, saveLabel, initial, read, wrong, save, failed, onClose, ...field } = props;
  const ui = useT('ui');
  const formId = useId();
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: onClose,
    onError: (failure) => setError(refusalOf(failure) ?? failed ?? ui('error.text')),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const value = read(text);
    setError(value === undefined ? wrong : undefined);
    if (value !== undefined && !saving.isPending) saving.mutate(value);
  }
  return (
    <Dialog
      isOpen
      width="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={saving.isPending}
      title={title}
      actions={
        <Button type="submit" form={formId} isBusy={saving.isPending}>
          {saveLabel}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          {...field}
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  );
}

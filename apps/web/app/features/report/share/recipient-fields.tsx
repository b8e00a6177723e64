import { MOST_RECIPIENTS } from '@alpha/contract';
import { Check, Plus, X } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { IconButton } from '~/ui/icon-button';
import { Notice } from '~/ui/notice';
import {
  emptyRecipient,
  problemOf,
  type SendFormValues,
  splitAddresses,
  withPasted,
} from './send-form.values';

/** One to ten addresses, a field each; a pasted list is split over the fields. */
export function RecipientFields({ isSending }: { isSending: boolean }) {
  const t = useT('share');
  const { control, getValues, setFocus } = useFormContext<SendFormValues>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'recipients' });
  const [leftOut, setLeftOut] = useState<string[]>([]);

  function paste(event: ClipboardEvent, index: number) {
    const pasted = splitAddresses(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    const next = withPasted(getValues('recipients'), index, pasted);
    replace(next.recipients);
    setLeftOut(next.leftOut);
    // The new fields exist after the next render.
    setTimeout(() => setFocus(`recipients.${next.recipients.length - 1}.email`));
  }
  function takeAway(index: number) {
    remove(index);
    setLeftOut([]);
    setTimeout(() => setFocus(`recipients.${index - 1}.email`));
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{t('form.to')}</legend>
      <ul className="grid gap-3">
        {fields.map((field, index) => (
          <li key={field.id}>
            {field.isSent ? (
              <SentRow email={field.email} />
            ) : (
              <AddressRow
                {...{ index, isSending }}
                onPaste={(event) => paste(event, index)}
                onRemove={() => takeAway(index)}
              />
            )}
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <Notice tone="loss">
          {t('form.leftOut', { most: MOST_RECIPIENTS, addresses: leftOut.join(', ') })}
        </Notice>
      )}
      {fields.length < MOST_RECIPIENTS && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 justify-self-start"
          disabled={isSending}
          onClick={() => append(emptyRecipient)}
        >
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          {t('form.add')}
        </Button>
      )}
    </fieldset>
  );
}

type AddressRowProps = {
  index: number;
  isSending: boolean;
  onPaste: (event: ClipboardEvent) => void;
  onRemove: () => void;
};

function AddressRow({ index, isSending, onPaste, onRemove }: AddressRowProps) {
  const t = useT('share');
  const { register, formState } = useFormContext<SendFormValues>();
  const number = index + 1;
  const check = (email: string, { recipients }: SendFormValues) => {
    const problem = problemOf(email, recipients);
    // When all are empty, the error is shown once, at the first field.
    return problem === null || (problem === 'none' && index > 0) || t(`form.problem.${problem}`);
  };
  return (
    <div className="flex items-start gap-1">
      <TextField
        className="flex-1"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        label={index === 0 ? t('form.to') : t('form.toNumber', { number })}
        isLabelHidden={index > 0}
        readOnly={isSending}
        error={formState.errors.recipients?.[index]?.email?.message}
        {...register(`recipients.${index}.email`, { validate: check })}
        onPaste={onPaste}
      />
      {index > 0 && (
        <IconButton label={t('form.remove', { number })} disabled={isSending} onClick={onRemove}>
          <X aria-hidden="true" size={18} strokeWidth={1.5} />
        </IconButton>
      )}
    </div>
  );
}

function SentRow({ email }: { email: string }) {
  const t = useT('share');
  return (
    <p className="flex min-h-11 items-center gap-2 rounded-2 bg-gain-wash px-3 text-15 text-gain">
      <Check aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">{t('form.sentTo', { email })}</span>
    </p>
  );
}

import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { withOwnChoice } from '~/listings/own-choice';
import { Select } from '~/ui/select';

type LimitFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  choices: readonly number[];
  /** What the search has; staff may have chosen what is not offered. Empty for nothing. */
  value: string;
  nameOf: (choice: number) => string;
};

/** One number of a short list, or any. */
export function LimitField({ name, label, hint, choices, value, nameOf }: LimitFieldProps) {
  const t = useT('savedSearch');
  return (
    <Select
      {...{ name, label, hint }}
      defaultValue={value}
      options={[
        { value: '', label: t('form.any') },
        ...withOwnChoice(choices, value === '' ? null : Number(value)).map((choice) => ({
          value: String(choice),
          label: nameOf(choice),
        })),
      ]}
    />
  );
}

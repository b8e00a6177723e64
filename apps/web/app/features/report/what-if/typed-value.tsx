import { assumptionText } from '@alpha/report-model/assumption-text';
import { type KeyboardEvent, useState } from 'react';
import { useIsAsleep } from '~/lib/asleep';
import { useLocale } from '~/lib/i18n/locale-provider';
import type { Field } from './assumptions';
import { typedValue } from './typed-assumption';

type TypedValueProps = {
  id: string;
  field: Field;
  value: number;
  onChange: (value: number) => void;
};

/** The slider's value as a text field; applied on blur or Enter. */
export function TypedValue({ id, field, value, onChange }: TypedValueProps) {
  const locale = useLocale();
  const isAsleep = useIsAsleep();
  const [draft, setDraft] = useState<string | null>(null);
  const text = assumptionText(field, value, locale);
  const take = () => {
    const typed = draft === null || draft === text ? null : typedValue(field, draft, locale);
    setDraft(null);
    if (typed !== null) onChange(typed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') take();
    if (event.key === 'Escape') setDraft(null);
  };
  const style = { width: `${Math.max(5, (draft ?? text).length + 1)}ch` };
  if (isAsleep)
    return (
      <span id={id} style={style} className="typed-value inline-flex items-center justify-end">
        {text}
      </span>
    );
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? text}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={take}
      onKeyDown={onKeyDown}
      style={style}
      className="typed-value"
    />
  );
}

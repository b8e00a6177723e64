import type { Lead, LeadField } from '@alpha/contract';
import { Check, Pencil, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { FieldError } from '~/ui/field-error';
import { IconButton } from '~/ui/icon-button';
import { InlineInput } from './inline-input';
import { type FieldName, type FieldValues, useInlineEdit } from './use-inline-edit';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

export type InlineField = {
  name: FieldName;
  label: string;
  /** An error, or true. */
  validate?: (value: string) => string | true;
  type?: 'text' | 'email' | 'tel' | 'date';
  /** Several lines. */
  isLong?: boolean;
  /** Several of the options; the value has them separated by commas. */
  isSeveral?: boolean;
  /** Its definition, when it is a custom one. */
  custom?: LeadField;
  inputMode?: 'decimal';
  maxLength?: number;
  /** A select instead of an input. */
  options?: { value: string; label: string }[];
};

type InlineEditProps = {
  lead: Lead;
  label: string;
  fields: readonly InlineField[];
  /** A `heading` is read as it is; of a `fact`, screen readers get the name too. */
  look: 'heading' | 'fact';
  words: string;
  children: ReactNode;
};

/** A value that becomes a field on a click or Enter. Enter saves, Escape restores. */
export function InlineEdit({ lead, label, fields, look, words, children }: InlineEditProps) {
  const t = useT('lead');
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const edit = useInlineEdit(
    lead,
    fields.map(({ name }) => name),
    fields.flatMap(({ custom }) => custom ?? []),
  );
  const isOpen = edit.values !== null;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!hasStarted.current) return;
    if (isOpen) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    else button.current?.focus();
  }, [isOpen]);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    const wrong = firstError(fields, edit.values ?? {});
    if (wrong) edit.setError(wrong);
    else await edit.save();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') edit.stop();
    // A select has no Enter of its own.
    else if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) void submit(event);
  };
  if (edit.values === null)
    return (
      <button
        ref={button}
        type="button"
        title={t('inline.edit', { field: label })}
        {...(look === 'fact' && {
          'aria-label': t('inline.editValue', { field: label, value: words }),
        })}
        onClick={() => {
          hasStarted.current = true;
          edit.start();
        }}
        className="group/edit relative cursor-text rounded-1 text-[length:inherit] text-inherit [text-align:inherit] decoration-ink-3 decoration-dotted underline-offset-4 after:absolute after:-inset-x-1.5 after:-inset-y-2 hover:underline"
      >
        <Pencil
          aria-hidden="true"
          size={13}
          strokeWidth={1.5}
          className={cx(
            'absolute top-1/2 -translate-y-1/2 text-ink-3 opacity-0 group-hover/edit:opacity-100 group-focus-visible/edit:opacity-100',
            look === 'fact' ? 'right-full mr-1' : 'left-full ml-1',
          )}
        />
        {children}
      </button>
    );
  return (
    <form
      ref={form}
      noValidate
      data-own-escape=""
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className={cx(
        'grid max-w-full gap-1.5 text-left font-sans text-15 font-normal',
        look === 'heading' ? 'w-96' : fields.some(({ isLong }) => isLong) ? 'w-72' : 'w-46',
      )}
    >
      <div className="flex flex-wrap items-center justify-end gap-1">
        {fields.map((field) => (
          <InlineInput
            key={field.name}
            field={field}
            value={edit.values?.[field.name] ?? ''}
            hasError={edit.error !== null}
            isWide={look === 'fact'}
            onType={(value) => edit.type(field.name, value)}
          />
        ))}
        <IconButton
          type="submit"
          label={t('inline.save')}
          title={t('inline.save')}
          variant="primary"
          size="sm"
          disabled={edit.isSaving}
        >
          <Check {...ICON} />
        </IconButton>
        <IconButton
          label={t('inline.cancel')}
          title={t('inline.cancel')}
          size="sm"
          disabled={edit.isSaving}
          onClick={edit.stop}
        >
          <X {...ICON} />
        </IconButton>
      </div>
      <div role="alert">{edit.error && <FieldError>{edit.error}</FieldError>}</div>
    </form>
  );
}

function firstError(fields: readonly InlineField[], values: FieldValues): string | undefined {
  for (const { name, validate } of fields) {
    const verdict = validate?.(values[name] ?? '') ?? true;
    if (verdict !== true) return verdict;
  }
  return undefined;
}

import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error';
import { refusalOf } from './api-refusal';
import { useOnLocaleChange } from './i18n/use-on-locale-change';

/**
 * Shows the server's messages at their fields, focuses the first and returns the message for the whole
 * form: none when all are shown at fields. Typed text stays.
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  fallback: string,
): string | null {
  if (!(error instanceof ApiError) || !error.body) return fallback;
  const { code, message, errors = {} } = error.body;
  const marked = fields.filter((field) => errors[field]);
  for (const [index, field] of marked.entries()) {
    // A specific code ("this role has such a status") is clearer than "already in use".
    const isNamed = marked.length === 1 && code !== 'request.invalid';
    const words = isNamed ? message : errors[field]?.join(' ');
    setError(field, { type: 'server', message: words ?? message }, { shouldFocus: index === 0 });
  }
  const isAllSaid = marked.length > 0 && marked.length === Object.keys(errors).length;
  return isAllSaid ? null : (refusalOf(error) ?? fallback);
}

/** The message for the whole form. Cleared when the input or the language changes. */
export function useFormFailure<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [failure, setFailure] = useState<string | null>(null);
  useOnLocaleChange(() => {
    setFailure(null);
    const { errors } = form.formState;
    const names = Object.keys(errors) as Path<Values>[];
    const own = names.filter((name) => errors[name]?.type !== 'server');
    form.clearErrors();
    // Our own rules are already translated by now.
    if (own.length > 0) void form.trigger(own);
  });
  // It referred to the submitted value: clear it once the user edits the field.
  const { watch } = form;
  useEffect(() => {
    const watching = watch((_, { type }) => type === 'change' && setFailure(null));
    return () => watching.unsubscribe();
  }, [watch]);
  return [failure, setFailure] as const;
}

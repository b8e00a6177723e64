import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error';
import { refusalOf } from './api-refusal';
import { useOnLocaleChange } from './i18n/use-on-locale-change';

/**
 * Puts the server's words beside their fields, moves the focus to the first of them and returns the
 * sentence for the whole form: none when the fields have said it all. What was typed stays typed.
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
    // A code of its own ("this role has such a status") says more than "already in use".
    const isNamed = marked.length === 1 && code !== 'request.invalid';
    const words = isNamed ? message : errors[field]?.join(' ');
    setError(field, { type: 'server', message: words ?? message }, { shouldFocus: index === 0 });
  }
  const isAllSaid = marked.length > 0 && marked.length === Object.keys(errors).length;
  return isAllSaid ? null : (refusalOf(error) ?? fallback);
}

/** The sentence for the whole form. It goes with what it was about and the language it was written in. */
export function useFormFailure<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [failure, setFailure] = useState<string | null>(null);
  useOnLocaleChange(() => {
    setFailure(null);
    const { errors } = form.formState;
    const names = Object.keys(errors) as Path<Values>[];
    const own = names.filter((name) => errors[name]?.type !== 'server');
    form.clearErrors();
    // Our own rules have the new words by now.
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

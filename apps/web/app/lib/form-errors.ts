import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-client';
import { refusalOf } from './api-refusal';

/**
 * Puts the server's words beside their fields and returns the sentence for the whole form.
 * What was typed stays typed.
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  fallback: string,
): string {
  if (!(error instanceof ApiError) || !error.body) return fallback;
  for (const field of fields) {
    const messages = error.body.errors?.[field];
    if (messages) setError(field, { type: 'server', message: messages.join(' ') });
  }
  return refusalOf(error) ?? fallback;
}

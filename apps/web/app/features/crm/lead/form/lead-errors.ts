import type { UseFormSetError } from 'react-hook-form';
import { ApiError } from '~/lib/api-error';
import { refusalOf } from '~/lib/api-refusal';
import { showServerErrors } from '~/lib/form-errors';
import { type CustomName, customName } from '../../field-text';
import { AlreadySent } from './already-sent';
import { LEAD_FIELDS, type LeadFormValues } from './lead-form.values';

/**
 * Errors are shown at their fields and repeated for the form: the specification's sentence for a taken
 * email, other field errors joined, otherwise the general message.
 */
export function leadFailure(
  error: unknown,
  setError: UseFormSetError<LeadFormValues>,
  fallback: string,
): string {
  if (error instanceof AlreadySent) return error.message;
  const custom = Object.keys(errorsOf(error)).flatMap((key) => customNameOf(key) ?? []);
  showServerErrors(withFormNames(error), [...LEAD_FIELDS, ...custom], setError, fallback);
  if (!(error instanceof ApiError) || !error.body) return fallback;
  const { code, message, errors = {} } = error.body;
  if (code === 'lead.emailTaken') return message;
  const joined = Object.values(errors).flat();
  if (joined.length > 0) return [...new Set(joined)].join(' ');
  return refusalOf(error) ?? fallback;
}

const errorsOf = (error: unknown) => (error instanceof ApiError && error.body?.errors) || {};

/** `fields.12` is the server's name of what is `field_12` in forms. */
const customNameOf = (key: string): CustomName | undefined => {
  const id = /^fields\.(\d+)$/.exec(key)?.[1];
  return id === undefined ? undefined : customName(Number(id));
};

function withFormNames(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.body?.errors) return error;
  const errors = Object.entries(error.body.errors).map(([key, words]) => [
    customNameOf(key) ?? key,
    words,
  ]);
  return new ApiError(error.status, { ...error.body, errors: Object.fromEntries(errors) });
}

export const isChangedByOther = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'lead.changed';

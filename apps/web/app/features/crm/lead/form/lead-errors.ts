import type { UseFormSetError } from 'react-hook-form';
import { ApiError } from '~/lib/api-error';
import { refusalOf } from '~/lib/api-refusal';
import { showServerErrors } from '~/lib/form-errors';
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
  showServerErrors(error, LEAD_FIELDS, setError, fallback);
  if (!(error instanceof ApiError) || !error.body) return fallback;
  const { code, message, errors = {} } = error.body;
  if (code === 'lead.emailTaken') return message;
  const joined = Object.values(errors).flat();
  if (joined.length > 0) return [...new Set(joined)].join(' ');
  return refusalOf(error) ?? fallback;
}

export const isChangedByOther = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'lead.changed';

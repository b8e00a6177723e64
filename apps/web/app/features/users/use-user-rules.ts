import { PASSWORD_MAX, PASSWORD_MIN } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import type { UserFormValues } from './user-form.values';

/** As strict as the server, so that most mistakes are reported without a round trip. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** `isPasswordNeeded`: a new user is given one instead of an invitation. */
export function useUserRules(isPasswordNeeded = false) {
  const t = useT('users');
  const required = t('form.required');
  const isFilled = (value: string) => value.trim() !== '' || required;
  return {
    name: { validate: isFilled },
    email: {
      validate: (value: string) =>
        value.trim() === '' ? required : EMAIL.test(value.trim()) || t('form.emailInvalid'),
    },
    role: { required },
    password: {
      ...(isPasswordNeeded && { required }),
      minLength: { value: PASSWORD_MIN, message: t('form.tooShort', { min: PASSWORD_MIN }) },
      maxLength: { value: PASSWORD_MAX, message: t('form.tooLong', { max: PASSWORD_MAX }) },
    },
    proof: { required },
    confirmation: {
      ...(isPasswordNeeded && { required }),
      validate: (value: string, { password }: UserFormValues) =>
        value === password || t('form.mismatch'),
    },
  };
}

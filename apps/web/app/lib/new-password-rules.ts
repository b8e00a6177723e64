import { PASSWORD_MIN } from '@alpha/contract';
import { useT } from './i18n/use-t';

type Chosen = { password: string };

/** What react-hook-form checks before a chosen password is sent, in the server's own words. */
export function useNewPasswordRules() {
  const t = useT('errors');
  return {
    password: {
      required: t('field.required'),
      minLength: { value: PASSWORD_MIN, message: t('field.tooShort') },
    },
    confirmation: {
      required: t('field.required'),
      validate: (value: string, { password }: Chosen) => value === password || t('field.mismatch'),
    },
  };
}

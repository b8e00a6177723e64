import { PASSWORD_MIN } from '@alpha/contract';
import { useT } from './i18n/use-t';

type Chosen = { password: string };

/** react-hook-form rules for a new password, with the server's messages. */
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

import { useT } from '~/lib/i18n/use-t';
import { parseDollars } from './lead-form.values';

/** As strict as the server, so that most mistakes are reported without a round trip. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function useLeadRules() {
  const t = useT('leadForm');
  const required = t('required');
  const filled = { validate: (value: string) => value.trim() !== '' || required };
  return {
    filled,
    email: {
      validate: (value: string) =>
        value.trim() === '' ? required : EMAIL.test(value.trim()) || t('emailInvalid'),
    },
    dollars: {
      validate: (value: string) => !Number.isNaN(parseDollars(value)) || t('dollarsInvalid'),
    },
  };
}

import { useT } from '~/lib/i18n/use-t';
import { UntoldLanguage } from './untold-language';

/** Too much was asked for at once. */
export function WaitAMoment() {
  const t = useT('ui');
  return (
    <UntoldLanguage
      tone="plain"
      spanish={t('wait.spanish')}
      english={t('wait.english')}
      retry={t('wait.retry')}
    />
  );
}

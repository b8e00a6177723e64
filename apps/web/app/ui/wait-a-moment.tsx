import { useT } from '~/lib/i18n/use-t';
import { BilingualMessage } from './bilingual-message';

/** Too many requests. */
export function WaitAMoment() {
  const t = useT('ui');
  return (
    <BilingualMessage
      tone="plain"
      spanish={t('wait.spanish')}
      english={t('wait.english')}
      retry={t('wait.retry')}
    />
  );
}

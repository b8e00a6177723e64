import { useQuery } from '@tanstack/react-query';
import { ownUserQuery } from '~/data/account';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { Notice } from '~/ui/notice';

/** Explains to the owner why another device cannot sign in; that device only reads “incorrect”. */
export function LockNotice() {
  const t = useT('account');
  const locale = useLocale();
  const until = useQuery(ownUserQuery).data?.locked_until;
  if (!until) return null;
  return (
    <Notice tone="loss" role="status" className="mb-8 max-w-250">
      {t('locked', { time: formatInstant(until, locale, 'time') })}
    </Notice>
  );
}

import type { OwnSession } from '@alpha/contract';
import { Monitor, Smartphone } from 'lucide-react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { timeAgo } from '~/lib/time-ago';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { deviceOf } from './device-name';

type SessionRowProps = { session: OwnSession; onEnd: () => void };

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useT('account');
  const locale = useLocale();
  const device = useDeviceName()(session);
  const Icon = deviceOf(session.user_agent).isHandheld ? Smartphone : Monitor;
  const when = session.is_current
    ? t('sessions.activeNow')
    : t('sessions.lastUsed', { when: timeAgo(session.last_used_at, locale) });
  return (
    <li className="flex items-center gap-4 border-b border-line py-3.5">
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-15 font-medium">
          {device}
          {session.is_current && <Badge tone="gain">{t('sessions.current')}</Badge>}
        </p>
        <p className="figures flex flex-wrap gap-x-3 text-13 text-ink-3">
          <span>{when}</span>
          <span>{t('sessions.signedIn', { when: timeAgo(session.created_at, locale) })}</span>
          <span className="wrap-anywhere">{session.ip ?? t('sessions.noAddress')}</span>
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('sessions.endOf', { device })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** "Chrome on Windows", or as much of it as is known. */
export function useDeviceName() {
  const t = useT('account');
  return ({ user_agent }: Pick<OwnSession, 'user_agent'>): string => {
    const { browser, system } = deviceOf(user_agent);
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
}

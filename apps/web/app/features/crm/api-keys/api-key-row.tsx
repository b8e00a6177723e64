import type { ApiKey } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Moment } from '~/ui/moment';
import { scopeKey } from './scope-key';

type ApiKeyRowProps = { apiKey: ApiKey; onRevoke: () => void };

export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const t = useT('apiKeys');
  const { name, start, scopes, user, is_expired, expires_at, last_used_at } = apiKey;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-16 font-medium wrap-anywhere">{name}</span>
          <code className="font-mono text-13 text-ink-3">{start}…</code>
          {is_expired && <Badge tone="loss">{t('expired')}</Badge>}
          {!user.is_active && <Badge tone="loss">{t('userInactive')}</Badge>}
        </p>
        <p className="text-13 text-ink-2">
          {t('actsFor', { name: user.name })} ·{' '}
          {scopes.map((scope) => t(`scope.${scopeKey(scope)}`)).join(' · ')}
        </p>
        <p className="figures flex flex-wrap gap-x-4 text-13 text-ink-3">
          <span>
            {t(is_expired ? 'ended' : 'ends')} <Moment at={expires_at} isBrief />
          </span>
          <span>
            {last_used_at ? (
              <>
                {t('used')} <Moment at={last_used_at} isBrief />
              </>
            ) : (
              t('neverUsed')
            )}
          </span>
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start md:justify-self-end"
        aria-label={t('revokeOf', { name })}
        onClick={onRevoke}
      >
        {t('revoke')}
      </Button>
    </li>
  );
}

import type { PushDevice } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { removePushDevice, testPushDevice } from '~/data/push-devices';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { timeAgo } from '~/lib/time-ago';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { deviceOf } from '../sessions/device-name';
import { useDeviceName } from '../sessions/session-row';

export function PushDeviceRow({ device }: { device: PushDevice }) {
  const t = useT('notifications');
  const locale = useLocale();
  const cache = useQueryClient();
  const name = useDeviceName()(device);
  const test = useMutation({ mutationFn: () => testPushDevice(cache, device.id) });
  const remove = useMutation({ mutationFn: () => removePushDevice(cache, device) });
  const { created_at, delivered_at, is_failing, is_current, user_agent } = device;
  const Icon = deviceOf(user_agent).isHandheld ? Smartphone : Monitor;
  const latest = delivered_at
    ? t('push.delivered', { when: timeAgo(delivered_at, locale) })
    : t('push.neverDelivered');
  return (
    <li className="border-b border-line py-3">
      <div className="flex items-start gap-3">
        <Icon
          aria-hidden="true"
          size={20}
          strokeWidth={1.5}
          className="mt-0.5 shrink-0 text-ink-3"
        />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-15 font-medium">
            {name}
            {is_current && <Badge tone="gain">{t('push.current')}</Badge>}
          </p>
          <p className="flex flex-wrap gap-x-3 text-13 text-ink-3">
            <span>{t('push.added', { when: timeAgo(created_at, locale) })}</span>
            {is_failing ? (
              <span className="text-loss">{t('push.failing')}</span>
            ) : (
              <span>{latest}</span>
            )}
          </p>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap gap-2 pl-8">
        <Button
          variant="secondary"
          size="sm"
          isBusy={test.isPending}
          aria-label={t('push.testOf', { device: name })}
          onClick={() => test.mutate()}
        >
          {t('push.test')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          isBusy={remove.isPending}
          aria-label={t('push.removeOf', { device: name })}
          onClick={() => remove.mutate()}
        >
          {t('push.remove')}
        </Button>
      </div>
      <p aria-live="polite" className="pl-8 text-13 text-pretty text-ink-2">
        {test.data && t(`push.${test.data}`)}
        {(test.isError || remove.isError) && t('push.actionFailed')}
      </p>
    </li>
  );
}

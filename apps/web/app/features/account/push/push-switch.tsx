import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type PushDevices,
  removePushDevice,
  SubscribeFailure,
  turnOnPush,
} from '~/data/push-devices';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { Notice } from '~/ui/notice';
import { usePushPermission } from './use-push-permission';

/** The browser asks for its permission only after this was pressed. */
export function PushSwitch({ devices: { devices, isOn } }: { devices: PushDevices }) {
  const t = useT('notifications');
  const cache = useQueryClient();
  const { permission, ask } = usePushPermission();
  const own = devices.find(({ is_current }) => is_current);
  const toggle = useMutation({
    mutationFn: async (on: boolean): Promise<'done' | 'notAsked'> => {
      if (!on) {
        if (own) await removePushDevice(cache, own);
      } else if ((await ask()) === 'granted') await turnOnPush(cache);
      else return 'notAsked';
      return 'done';
    },
  });
  if (permission === 'denied')
    return (
      <Notice tone="loss" role="status">
        <p className="font-medium">{t('push.blocked')}</p>
        <p>{t('push.blockedHow')}</p>
      </Notice>
    );
  const isShownOn = toggle.isPending ? toggle.variables : isOn;
  return (
    <>
      <Checkbox
        label={t('push.switch')}
        hint={t(isShownOn ? 'push.on' : 'push.off')}
        checked={isShownOn}
        disabled={toggle.isPending}
        onChange={({ target }) => toggle.mutate(target.checked)}
      />
      <div aria-live="polite" className="text-14 text-loss">
        {toggle.isError && <p className="mt-2">{t(failureOf(toggle.error, toggle.variables))}</p>}
        {toggle.data === 'notAsked' && <p className="mt-2 text-ink-2">{t('push.notAsked')}</p>}
      </div>
    </>
  );
}

function failureOf(error: Error, wasOn: boolean) {
  if (!wasOn) return 'push.turnOffFailed';
  return error instanceof SubscribeFailure ? 'push.serviceFailed' : 'push.turnOnFailed';
}

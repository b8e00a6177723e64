import {
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSettings,
} from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { notificationSettingsQuery, saveNotificationSettings } from '~/data/notifications';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { PushDevices } from './push/push-devices';
import { Section } from './section';

/** Which kinds of notifications reach the user, and how. */
export function NotificationsSection() {
  const t = useT('notifications');
  const section = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // The page is drawn after the browser has looked for the anchor.
  useEffect(() => {
    if (hash === `#${section.current?.id}`) section.current?.scrollIntoView();
  }, [hash]);
  return (
    <div ref={section} id="notifications" className="scroll-mt-20">
      <Section title={t('section.title')} lead={t('section.lead')}>
        <Channels />
        <PushDevices />
      </Section>
    </div>
  );
}

const CHANNELS: readonly NotificationChannel[] = ['app', 'digest', 'push'];

function Channels() {
  const t = useT('notifications');
  const cache = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(notificationSettingsQuery);
  const save = useMutation({
    mutationFn: (settings: NotificationSettings) => saveNotificationSettings(cache, settings),
    // One after the other: the last press wins.
    scope: { id: 'notification-settings' },
  });
  if (isError)
    return (
      <ErrorState
        title={t('section.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data)
    return (
      <LoadingRegion>
        <Skeleton className="h-80" />
      </LoadingRegion>
    );
  const shown = save.isPending ? save.variables : data;
  const toggle = (channel: NotificationChannel, kind: NotificationKind) =>
    save.mutate({ ...shown, [channel]: toggled(shown[channel], kind) });
  return (
    <>
      <table className="w-full max-w-130 text-14">
        <caption className="sr-only">{t('section.title')}</caption>
        <thead>
          <tr className="border-b border-line text-left text-ink-2">
            <th scope="col" className="py-2 font-medium">
              {t('section.kind')}
            </th>
            {CHANNELS.map((channel) => (
              <th
                key={channel}
                scope="col"
                className="w-21 px-1 py-2 text-center align-bottom text-13 font-medium sm:w-24 sm:text-14"
              >
                {t(`section.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTIFICATION_KINDS.map((kind) => (
            <tr key={kind} className="border-b border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {t(`kind.${kind}`)}
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel} className="py-1">
                  <Checkbox
                    className="justify-center"
                    label={
                      <span className="sr-only">
                        {t('section.box', {
                          kind: t(`kind.${kind}`),
                          channel: t(`section.${channel}`),
                        })}
                      </span>
                    }
                    checked={shown[channel].includes(kind)}
                    onChange={() => toggle(channel, kind)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-130 text-13 text-pretty text-ink-3">{t('section.digestHint')}</p>
      {save.isError && (
        <p role="alert" className="mt-2 text-14 text-loss">
          {t('section.saveFailed')}
        </p>
      )}
    </>
  );
}

const toggled = (kinds: readonly NotificationKind[], kind: NotificationKind): NotificationKind[] =>
  kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind];

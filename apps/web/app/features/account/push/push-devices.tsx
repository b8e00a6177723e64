import { useQuery } from '@tanstack/react-query';
import { pushDevicesQuery } from '~/data/push-devices';
import { useT } from '~/lib/i18n/use-t';
import { findPushObstacle } from '~/lib/push';
import { ErrorState } from '~/ui/error-state';
import { Notice } from '~/ui/notice';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { PushDeviceRow } from './push-device-row';
import { PushSwitch } from './push-switch';

/** Push messages: whether this browser shows them, and where else the user gets them. */
export function PushDevices() {
  const t = useT('notifications');
  return (
    <div className="mt-8 max-w-130 border-t border-line pt-6">
      <h3 className="text-16 font-semibold">{t('push.title')}</h3>
      <p className="mt-1 mb-3 text-14 text-pretty text-ink-2">{t('push.lead')}</p>
      <Devices />
    </div>
  );
}

function Devices() {
  const t = useT('notifications');
  const { data, isError, isFetching, refetch } = useQuery(pushDevicesQuery);
  const obstacle = findPushObstacle();
  if (isError)
    return (
      <ErrorState
        title={t('push.loadFailed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data)
    return (
      <LoadingRegion>
        <Skeleton className="h-16" />
      </LoadingRegion>
    );
  return (
    <>
      {obstacle ? (
        <Notice role="note">{t(`push.${obstacle}`)}</Notice>
      ) : (
        <PushSwitch devices={data} />
      )}
      {data.devices.length > 0 && (
        <>
          <h4 className="mt-5 mb-2 text-14 font-semibold">{t('push.devices')}</h4>
          <ul className="border-t border-line">
            {data.devices.map((device) => (
              <PushDeviceRow key={device.id} device={device} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

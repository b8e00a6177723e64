import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { findPushSubscription, subscribeToPush, unsubscribeFromPush } from '~/lib/push';
import { KEYS } from './keys';

/** `isOn`: this browser gets the messages of this person. */
export type PushDevices = { devices: api.PushDevice[]; isOn: boolean };

export const pushDevicesQuery = queryOptions({
  queryKey: [...KEYS.notifications, 'devices'],
  queryFn: async ({ signal }): Promise<PushDevices> => {
    const subscription = await findPushSubscription();
    const devices = subscription
      ? await confirmDevice(subscription)
      : await call(api.listPushDevices, {}, { signal });
    return { devices, isOn: subscription !== null && devices.some(({ is_current }) => is_current) };
  },
});

const confirmDevice = ({ endpoint }: PushSubscription) =>
  call(api.confirmPushDevice, { body: { endpoint } });

/** Once for each visit: the subscription moves to this session, or ends if it was somebody else's. */
export async function confirmOwnDevice(): Promise<void> {
  const subscription = await findPushSubscription();
  if (subscription) await confirmDevice(subscription);
}

/** The browser's own push service could not be reached. */
export class SubscribeFailure extends Error {
  override name = 'SubscribeFailure';
}

/** After the person has given the permission. */
export async function turnOnPush(cache: QueryClient): Promise<void> {
  const { public_key } = await call(api.getPushKey);
  const subscription = await subscribeToPush(public_key).catch((cause) => {
    throw new SubscribeFailure('no subscription', { cause });
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const body = { endpoint: endpoint ?? subscription.endpoint, keys: { p256dh, auth } };
  store(cache, await call(api.addPushDevice, { body }), true);
}

export async function removePushDevice(
  cache: QueryClient,
  { id, is_current }: api.PushDevice,
): Promise<void> {
  if (is_current) await unsubscribeFromPush();
  const isOn = cache.getQueryData(pushDevicesQuery.queryKey)?.isOn === true && !is_current;
  store(cache, await call(api.removePushDevice, { params: { id } }), isOn);
}

export async function testPushDevice(cache: QueryClient, id: number) {
  const { outcome } = await call(api.testPushDevice, { params: { id } });
  void cache.invalidateQueries({ queryKey: pushDevicesQuery.queryKey });
  return outcome;
}

function store(cache: QueryClient, devices: api.PushDevice[], isOn: boolean): void {
  cache.setQueryData(pushDevicesQuery.queryKey, { devices, isOn });
}

import { registerStaffWorker, SCOPE } from './staff-worker';

/** Why this browser cannot take push messages. */
export type PushObstacle = 'insecure' | 'iphone' | 'unsupported';

export function findPushObstacle(): PushObstacle | null {
  if (!window.isSecureContext) return 'insecure';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return null;
  return isAppleHandheld() ? 'iphone' : 'unsupported';
}

/** An iPad calls itself a Mac. */
const isAppleHandheld = () =>
  /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent) ||
  (/\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export async function findPushSubscription(): Promise<PushSubscription | null> {
  if (findPushObstacle()) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The browser reaches its vendor's push service; `publicKey`: who may send there. */
export async function subscribeToPush(publicKey: string): Promise<PushSubscription> {
  const registration = await registerStaffWorker();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    const former = await registration.pushManager.getSubscription();
    // It was made for another key, for example before this installation was set up again.
    if (!former || (error as Error).name !== 'InvalidStateError') throw error;
    await former.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
}

/** Nothing reaches this browser any more, whatever the server does. */
export async function unsubscribeFromPush(): Promise<void> {
  await (await findPushSubscription())?.unsubscribe();
}

/** The worker asks an open page to show what a clicked notification is about. */
export function onPushClick(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const listen = ({ data, ports }: MessageEvent) => {
    if (data?.kind !== 'open' || typeof data.path !== 'string' || !data.path.startsWith(SCOPE))
      return;
    ports[0]?.postMessage('opened');
    open(data.path);
  };
  navigator.serviceWorker.addEventListener('message', listen);
  navigator.serviceWorker.startMessages();
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}

import { useEffect, useState } from 'react';

/** What the browser allows; it also changes in the browser's own settings. */
export function usePushPermission() {
  const [permission, setPermission] = useState(read);
  useEffect(() => {
    const update = () => setPermission(read());
    const changes = new AbortController();
    window.addEventListener('focus', update, { signal: changes.signal });
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) => status.addEventListener('change', update, { signal: changes.signal }))
      // Not every browser can tell; coming back to the tab still asks.
      .catch(() => undefined);
    return () => changes.abort();
  }, []);
  const ask = async (): Promise<NotificationPermission> => {
    const answer = await Notification.requestPermission();
    setPermission(answer);
    return answer;
  };
  return { permission, ask };
}

const read = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'default';

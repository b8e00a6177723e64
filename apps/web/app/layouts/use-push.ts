import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { confirmOwnDevice } from '~/data/push-devices';
import { onPushClick } from '~/lib/push';

/** Clicked notifications open here, and this browser's subscription belongs to who is signed in. */
export function usePush(userId: string | null): void {
  const navigate = useNavigate();
  useEffect(() => onPushClick((path) => void navigate(path)), [navigate]);
  useEffect(() => {
    if (userId === null) return;
    // Without it the device stays as it was; the settings show it.
    confirmOwnDevice().catch(() => undefined);
  }, [userId]);
}

import { useEffect, useState } from 'react';
import { findChange, updateChange } from '~/data/outbox/outbox-store';
import type { NewContact } from '../../new-contacts';

/** Longer than the minute between two timers of a tab in the background. */
const OPEN_MS = 75_000;
const RENEW_MS = 15_000;

/** The new contact that this form changes, as it was when the form opened. It is not sent until the form is left. */
export function useWaitingContact(key: string | null): NewContact | null {
  const [found] = useState(() => (key ? findChange(key) : undefined));
  const waiting = found?.action.kind === 'create' ? (found as NewContact) : null;
  useEffect(() => {
    if (!waiting) return;
    const hold = () => updateChange(waiting.key, { heldUntil: Date.now() + OPEN_MS });
    hold();
    const timer = setInterval(hold, RENEW_MS);
    return () => {
      clearInterval(timer);
      updateChange(waiting.key, { heldUntil: 0 });
    };
  }, [waiting]);
  return waiting;
}

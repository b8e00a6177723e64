import { useEffect, useState } from 'react';
import { findChange, updateChange } from '~/data/outbox/outbox-store';
import { asWaitingForm, type WaitingForm } from '../../new-contacts';

/** Longer than the minute between two timers of a tab in the background. */
const OPEN_MS = 75_000;
const RENEW_MS = 15_000;

/** What waits and is changed by this form, as it was when the form opened. It is not sent until the form is left. */
export function useWaitingForm(key: string | null, leadId: number | null): WaitingForm | null {
  const [found] = useState(() => asWaitingForm(key ? findChange(key) : undefined));
  const waiting = (found?.lead?.id ?? null) === leadId ? found : null;
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

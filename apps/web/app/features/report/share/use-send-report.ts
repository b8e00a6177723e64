import type { HomeCurrency, NamedScenario } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { sendReport } from '~/data/shares';
import { ApiError } from '~/lib/api-error';
import { refusalOf } from '~/lib/api-refusal';
import { randomKey } from '~/lib/random-key';
import type { SendFormValues } from './send-form.values';

/** After this it counts as failed; a retry has the same key, so nobody gets it twice. */
const PATIENCE_MS = 30_000;

type Message = Omit<SendFormValues, 'recipients' | 'scenarioName' | 'hasScenario' | 'currency'> & {
  email: string;
  currency: HomeCurrency | null;
  scenario?: NamedScenario;
};

/** Sends the report to one address. */
export function useSendReport(propertyId: number) {
  const cache = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const { mutateAsync } = useMutation({
    mutationFn: (message: Message) =>
      sendReport(
        cache,
        { ...message, property_id: propertyId, idempotency_key: keyFor(keys.current, message) },
        AbortSignal.timeout(PATIENCE_MS),
      ),
  });
  return {
    send: mutateAsync,
    /** From now on the same text to the same person is a new message. */
    forgetKeys: () => keys.current.clear(),
  };
}

/** A retry of the same text to the same person is the same message. */
function keyFor(keys: Map<string, string>, { email, ...words }: Message): string {
  const content = JSON.stringify([email.toLowerCase(), words]);
  const key = keys.get(content) ?? randomKey();
  keys.set(content, key);
  return key;
}

/** The server's error message for this address, if any. */
export function reasonOf(error: unknown): string | undefined {
  const ofField = error instanceof ApiError ? error.body?.errors?.email?.join(' ') : undefined;
  return ofField ?? refusalOf(error);
}

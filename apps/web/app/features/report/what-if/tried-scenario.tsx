import { isSameChanges } from '@alpha/report-model/scenario-changes';
import { useEffect } from 'react';
import { readStored, STORAGE_KEYS } from '~/lib/storage';
import { useOwnScenario, useScenarioStore } from './scenario-store';

/** Long enough that only assumptions that the reader looks at are recorded. */
const LOOKED_AT_MS = 4_000;

/** Lets the sender know what a reader tried; a failure is not the reader's problem. */
export function TriedScenario() {
  const own = useOwnScenario();
  const store = useScenarioStore();
  const record = store?.recordTried ?? null;
  const sent = store?.sent?.changes ?? null;
  useEffect(() => {
    if (!record || !own || (sent && isSameChanges(own, sent))) return;
    // Staff who look at their own link are not its reader.
    if (readStored(STORAGE_KEYS.accessToken)) return;
    const timer = setTimeout(() => void record(own).catch(() => null), LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [record, own, sent]);
  return null;
}

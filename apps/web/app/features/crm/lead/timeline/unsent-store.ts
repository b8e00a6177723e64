import type { Activity, WRITTEN_KINDS } from '@alpha/contract';
import { dropTyped, keepTyped, readTyped } from './tab-store';

export type Words = {
  kind: (typeof WRITTEN_KINDS)[number];
  body: string;
  due_at: string | null;
};

/** Entries being sent or rejected: kept in this tab until they are stored. */
export type Unsent = Words & { key: string; at: string };

const keyOf = (leadId: number) => `unsent:${leadId}`;

export const readUnsent = (leadId: number): Unsent[] => readTyped<Unsent[]>(keyOf(leadId)) ?? [];

export function keepUnsent(leadId: number, entry: Unsent): void {
  keepTyped(keyOf(leadId), [...without(leadId, entry.key), entry]);
}

export function dropUnsent(leadId: number, key: string): void {
  const rest = without(leadId, key);
  if (rest.length === 0) dropTyped(keyOf(leadId));
  else keepTyped(keyOf(leadId), rest);
}

const without = (leadId: number, key: string) =>
  readUnsent(leadId).filter((entry) => entry.key !== key);

/** Tolerance for clock differences. */
const TOLERANCE_MS = 5 * 60_000;

/** The server saved it and only the response was lost: a retry would write it twice. */
export function isStored(
  { kind, body, at }: Unsent,
  timeline: readonly Activity[],
  userId: string | null,
): boolean {
  return timeline.some(
    (row) =>
      row.kind === kind &&
      row.body === body &&
      String(row.actor?.id) === userId &&
      Date.parse(row.created_at) >= Date.parse(at) - TOLERANCE_MS,
  );
}

import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { LostNote } from '~/data/lost-reasons';
import { statusesQuery } from '~/data/statuses';

export type LostQuestion = Pick<LostNote, 'leads' | 'name' | 'count' | 'after'> & {
  /** What was said before. */
  words?: string;
};

let asked: LostQuestion | null = null;
const listeners = new Set<() => void>();

/** The question that the layout shows; every screen that moves leads can ask it. */
export function askLostReason(question: LostQuestion | null): void {
  asked = question;
  for (const tell of listeners) tell();
}

/** After a move, which has already happened: asks if the column counts as lost. */
export async function askIfLost(
  cache: QueryClient,
  statusId: number,
  question: LostQuestion,
): Promise<void> {
  const statuses = await cache.ensureQueryData(statusesQuery).catch(() => []);
  if (statuses.find(({ id }) => id === statusId)?.is_lost) askLostReason(question);
}

export const useLostQuestion = (): LostQuestion | null =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => asked,
    () => null,
  );

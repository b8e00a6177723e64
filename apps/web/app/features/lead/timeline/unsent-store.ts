import type { WRITTEN_KINDS } from '@alpha/contract';
import { readSession } from '~/lib/session';

export type Words = {
  kind: (typeof WRITTEN_KINDS)[number];
  body: string;
  due_at: string | null;
};

/** Words on their way to the server, or refused: kept in this tab until they are stored. */
export type Unsent = Words & { key: string; at: string };

const nameOf = (leadId: number) => `unsent:${readSession().userId ?? ''}:${leadId}`;

export function readUnsent(leadId: number): Unsent[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(nameOf(leadId)) ?? '[]') as Unsent[];
  } catch {
    return [];
  }
}

export function keepUnsent(leadId: number, entry: Unsent): void {
  write(leadId, [...readUnsent(leadId).filter(({ key }) => key !== entry.key), entry]);
}

export function dropUnsent(leadId: number, key: string): void {
  write(
    leadId,
    readUnsent(leadId).filter((entry) => entry.key !== key),
  );
}

function write(leadId: number, entries: Unsent[]): void {
  try {
    if (entries.length === 0) window.sessionStorage.removeItem(nameOf(leadId));
    else window.sessionStorage.setItem(nameOf(leadId), JSON.stringify(entries));
  } catch {
    // Full or forbidden: then they live as long as the page.
  }
}

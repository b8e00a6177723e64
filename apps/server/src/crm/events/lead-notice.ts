import { z } from 'zod';

const id = z.number().int();
const owners = z.array(id).nullish();

/** Payload written by the triggers of migrations 0007, 0037 and 0047. */
const noticeSchema = z.discriminatedUnion('o', [
  z.object({ o: z.literal('I'), i: id, u: id, s: id, v: id }),
  z.object({ o: z.literal('U'), i: id, u: id, s: id, v: id, w: id, t: id }),
  z.object({
    o: z.literal('D'),
    i: id,
    u: id,
    s: id,
    v: id,
    w: id.optional(),
    t: id.optional(),
  }),
  z.object({ o: z.literal('M'), us: owners }),
  z.object({ o: z.literal('T'), us: z.array(id) }),
  z.object({ o: z.literal('S'), us: z.array(id) }),
  z.object({ o: z.literal('N'), us: z.array(id) }),
  z.object({ o: z.literal('L'), i: id, u: id }),
  z.object({ o: z.literal('C') }),
]);

type Place = { ownerId: number; statusId: number };

/** A trigger's payload with readable names. */
export type Notice =
  | {
      kind: 'lead';
      leadId: number;
      version: number;
      /** Null when the lead was just created. */
      before: Place | null;
      /** Null when the lead was deleted. */
      after: Place | null;
    }
  /** Many leads changed at once; `owners` when known. */
  | { kind: 'many'; owners: readonly number[] | null }
  /** Role, leader or status of these users changed. */
  | { kind: 'team'; users: readonly number[] }
  /** A session of these users ended. */
  | { kind: 'session'; users: readonly number[] }
  /** Notifications of these users were added, read or deleted. */
  | { kind: 'notifications'; users: readonly number[] }
  /** A shortlist of the lead changed. */
  | { kind: 'shortlists'; leadId: number; ownerId: number }
  | { kind: 'statuses' };

export function readNotice(payload: string): Notice | null {
  const parsed = noticeSchema.safeParse(parseJson(payload));
  if (!parsed.success) return null;
  const notice = parsed.data;
  if (notice.o === 'M') return { kind: 'many', owners: notice.us ?? null };
  if (notice.o === 'T') return { kind: 'team', users: notice.us };
  if (notice.o === 'S') return { kind: 'session', users: notice.us };
  if (notice.o === 'N') return { kind: 'notifications', users: notice.us };
  if (notice.o === 'L') return { kind: 'shortlists', leadId: notice.i, ownerId: notice.u };
  if (notice.o === 'C') return { kind: 'statuses' };
  const now = { ownerId: notice.u, statusId: notice.s };
  const lead = { kind: 'lead', leadId: notice.i, version: notice.v } as const;
  if (notice.o === 'I') return { ...lead, before: null, after: now };
  const before = { ownerId: notice.w ?? notice.u, statusId: notice.t ?? notice.s };
  return { ...lead, before, after: notice.o === 'D' ? null : now };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

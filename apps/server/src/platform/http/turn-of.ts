import type { Ctx } from './context.ts';
import { clientOf } from './networks.ts';

/** Background work has none of these. */
export type Client = Partial<Pick<Ctx, 'viewer' | 'room' | 'ip'>>;

/** Whose turn expensive work takes: people behind one address have their own, signed in or in their room. */
export function turnOf({ viewer, room, ip }: Client): string {
  if (viewer) return `user ${viewer.id}`;
  if (room) return `room ${room.leadId}`;
  return ip ? clientOf(ip) : 'background';
}

import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../platform/http/context.ts';
import { keyedHash } from '../../platform/lib/secret-box.ts';

/** A link, opened from the room: as long as this session lasts and the link is not revoked. */
export type RoomReport = { shareId: number; sessionId: number };

const PATTERN = /^room-(\d{1,10})-(\d{1,10})-([\da-f]{64})$/;

const signatureOf = ({ deps }: Pick<Ctx, 'deps'>, { shareId, sessionId }: RoomReport) =>
  keyedHash(deps.appSecret, 'room-reports', `${shareId} ${sessionId}`);

/** In the place of a link's own token, which nobody can read again; nothing is stored. */
export const roomReportToken = (ctx: Pick<Ctx, 'deps'>, report: RoomReport): string =>
  `room-${report.shareId}-${report.sessionId}-${signatureOf(ctx, report)}`;

export function readRoomReport(ctx: Ctx, token: string): RoomReport | null {
  const [, share, session, signature] = PATTERN.exec(token) ?? [];
  if (!signature) return null;
  const report = { shareId: Number(share), sessionId: Number(session) };
  const expected = Buffer.from(signatureOf(ctx, report));
  return timingSafeEqual(expected, Buffer.from(signature)) ? report : null;
}

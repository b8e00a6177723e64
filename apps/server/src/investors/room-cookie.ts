import { ROOM_SESSION_DAYS } from '@alpha/contract';
import { type Config, isBehindTls } from '../platform/config.ts';
import type { Ctx } from '../platform/http/context.ts';

/** Named on the privacy page and in docs/security.md. Over TLS only a secure page of this host can set it. */
export const roomCookie = (config: Config) => (isBehindTls(config) ? '__Host-room' : 'room');

const DAY_SECONDS = 86_400;

/** Scripts cannot read it, and other sites cannot send it with a change. */
export function writeRoomCookie({ deps, cookies }: Ctx, token: string): void {
  cookies?.write(roomCookie(deps.config), token, {
    maxAgeSeconds: token ? ROOM_SESSION_DAYS * DAY_SECONDS : 0,
    isSecure: isBehindTls(deps.config),
    isForPages: true,
  });
}

import { readCookie } from './i18n/locale-choice';

/** Whether a room may be open in this browser. Scripts cannot see the cookie: only the server can ask. */
export const hasRoomCookie = (cookies: string | null): boolean =>
  Boolean(readCookie(cookies, 'room'));

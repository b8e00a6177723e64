import { askRoomLink, enterRoom, getRoom, type Room, type SavedHome } from '@alpha/contract';
import { deliverMail } from './deliver-mail.ts';
import { type Caller, callerWith, cookieOf } from './people.ts';
import type { TestApp } from './test-app.ts';

export const tokenIn = (text: string | undefined) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** An investor's browser, with its cookie. */
export function browserWith(test: TestApp, cookie: string | undefined): Caller {
  const caller = callerWith(test);
  return (endpoint, options = {}) =>
    caller(endpoint, { ...options, headers: { ...(cookie && { cookie }), ...options.headers } });
}

/** The mailed link of a lead, not used yet. */
export async function mailedToken(test: TestApp, email: string, locale = 'en'): Promise<string> {
  await deliverMail(test);
  await callerWith(test)(askRoomLink, { body: { email, locale } });
  const mail = (await deliverMail(test)).find(({ to }) => to === email);
  return tokenIn(mail?.text);
}

/** Asks for a link and uses it. */
export async function openRoom(test: TestApp, email: string, homes: SavedHome[] = []) {
  const token = await mailedToken(test, email);
  const answer = await callerWith(test)(enterRoom, { body: { token, homes } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const cookie = cookieOf(answer);
  const browser = browserWith(test, cookie);
  const read = async (): Promise<Room> => (await browser(getRoom)).json();
  return { cookie, browser, read };
}

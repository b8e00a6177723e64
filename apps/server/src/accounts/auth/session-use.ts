import { browserNameOf } from '@alpha/contract';
import type { Config } from '../../platform/config.ts';

/** Sessions without a use after this moment have grown idle. */
export const usedAfter = ({ sessionIdleMinutes }: Config, now: Date): Date =>
  new Date(now.getTime() - sessionIdleMinutes * 60_000);

/** Enough to name the browser and the device. */
export const storedUserAgent = (userAgent: string | undefined): string | null =>
  userAgent?.slice(0, 300) ?? null;

/** A new version is the same browser; a program without a name is one of its own. */
export function isSameBrowser(stored: string | null, userAgent: string | undefined): boolean {
  const given = storedUserAgent(userAgent);
  return stored === given || browserNameOf(stored) === browserNameOf(given);
}

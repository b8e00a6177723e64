import { DAY_MS } from '../shares/share-limits.ts';

/** Of one link and day: anyone who has it could otherwise fill the sender's mailbox and the timeline. */
export const MAX_NOTICES = 20;

type Counted = { noticeCount: number; noticesSince: Date | null };

/** The notices of the day that began with the first of them. */
export function noticesToday({ noticeCount, noticesSince }: Counted, now: Date) {
  if (noticesSince === null || now.getTime() - noticesSince.getTime() >= DAY_MS)
    return { noticeCount: 0, noticesSince: now };
  return { noticeCount, noticesSince };
}

export function secondsUntilNextDay({ noticesSince }: { noticesSince: Date }, now: Date): number {
  return Math.ceil((noticesSince.getTime() + DAY_MS - now.getTime()) / 1_000);
}

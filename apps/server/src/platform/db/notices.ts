/** What triggers tell about: changes of leads, of teams, and sessions that ended. */
export const NOTICE_CHANNEL = 'alpha_leads';

export type NoticeListener = {
  onNotice: (payload: string) => void;
  /** Something may have been missed. */
  onGap: () => void;
};

/** Hears notices for as long as the database is open, or until the answer is called. */
export type Listen = (listener: NoticeListener) => () => void;

export function createNoticeBoard() {
  const listeners = new Set<NoticeListener>();
  const listen: Listen = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    listen,
    tell: (payload: string) => {
      for (const { onNotice } of listeners) onNotice(payload);
    },
    tellGap: () => {
      for (const { onGap } of listeners) onGap();
    },
  };
}

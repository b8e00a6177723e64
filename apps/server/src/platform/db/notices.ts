/** Channel of trigger notices: changed leads, changed teams, ended sessions. */
export const NOTICE_CHANNEL = 'alpha_leads';

export type NoticeListener = {
  onNotice: (payload: string) => void;
  /** Notices may have been missed. */
  onGap: () => void;
};

/** Receives notices until the returned function is called or the database closes. */
export type Listen = (listener: NoticeListener) => () => void;

export function createNoticeBoard() {
  const listeners = new Set<NoticeListener>();
  const listen: Listen = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    listen,
    notify: (payload: string) => {
      for (const { onNotice } of listeners) onNotice(payload);
    },
    notifyGap: () => {
      for (const { onGap } of listeners) onGap();
    },
  };
}

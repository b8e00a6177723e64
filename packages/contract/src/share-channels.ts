/** How a link reached its reader. `link`: it was made to be passed on by hand. */
export const SHARE_CHANNELS = ['mail', 'link', 'whatsapp'] as const;

/** The same for one report. `room`: its reader opened it from a saved home; nobody sent it. */
export const REPORT_CHANNELS = [...SHARE_CHANNELS, 'room'] as const;

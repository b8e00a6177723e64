/** How a link reached its reader. `link`: it was made to be passed on by hand. */
export const SHARE_CHANNELS = ['mail', 'link', 'whatsapp'] as const;

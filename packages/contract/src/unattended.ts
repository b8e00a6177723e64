/** Sent with requests of a page that nobody is using: they do not keep its session alive. */
export const UNATTENDED_HEADER = 'x-unattended';

export const DAY_MS = 86_400_000;
/** How long a mailed link opens what it opens. */
export const LINK_LIFE_MS = 90 * DAY_MS;
/** Links; a day of work, not a campaign: nobody's account becomes a sender of spam. */
export const MOST_A_DAY = 200;

/** Listings are dated without a time. A new day begins where it begins first in the country. */
const ZONE = 'America/New_York';
const DAY_MS = 86_400_000;

// Swedish dates are YYYY-MM-DD.
const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });

/** The day it is on the market, as a number of days since 1970. */
export const marketDay = (now: Date): number => dayNumber(dates.format(now));

/** YYYY-MM-DD → days since 1970. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

import type { VisitorPost } from '~/data/visitor-lead';
import type { ContactValues } from './contact-values';

/** Where a form stands and who gets what is left there. */
export type ContactPlace = { source: 'home' | 'landing'; ownerId: number };

/** The specification's owner of the home page. */
export const HOME: ContactPlace = { source: 'home', ownerId: 1 };

/** One field holds the whole name: where the last one begins is nobody's guess. */
const NOT_ASKED = '-';

type Origin = { place: ContactPlace; countryLabel: string; utms: Record<string, string> };

export function contactPost(values: ContactValues, origin: Origin): VisitorPost {
  const { place, countryLabel, utms } = origin;
  const { name, email, country, phone } = values;
  return {
    source: place.source,
    user_id: place.ownerId,
    first_name: name,
    last_name: NOT_ASKED,
    phone,
    email,
    adicionales: country ? [{ label: countryLabel, answer: country, key: 'country' }] : [],
    utms,
  };
}

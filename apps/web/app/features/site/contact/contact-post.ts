import type { VisitorPost } from '~/data/visitor-lead';
import type { ContactValues } from './contact-values';

/** Where a form is, and who gets its leads. */
export type ContactPlace = { source: 'home' | 'landing'; ownerId: number };

/** From the specification: owner of leads from the home page. */
export const HOME: ContactPlace = { source: 'home', ownerId: 1 };

/** The form has one field for the whole name; splitting it would be a guess. */
const NOT_ASKED = '-';

type Origin = {
  place: ContactPlace;
  countryLabel: string;
  utms: Record<string, string>;
  /** Id of the home the visitor asks about. */
  homeId?: number | undefined;
};

export function contactPost(values: ContactValues, origin: Origin): VisitorPost {
  const { place, countryLabel, utms, homeId } = origin;
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
    ...(homeId !== undefined && { property_id: homeId }),
  };
}

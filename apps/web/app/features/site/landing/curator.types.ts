import type { Locale } from '@alpha/i18n';

/** The public profile of a curator, as `/api/curators/{slug}` gives it. */
export type Curator = {
  slug: string;
  user_id: number;
  display_name: string;
  headline: Record<Locale, string>;
  languages: string[];
};

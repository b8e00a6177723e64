import { type CuratorPage, SPOKEN_LANGUAGES, slugProblem } from '@alpha/contract';
import type { PageBody } from '~/data/curators';

export type CuratorValues = {
  /** Only chosen for a new page. */
  user_id: string;
  display_name: string;
  slug: string;
  headline: { en: string; es: string };
  about: { en: string; es: string };
  languages: string[];
  is_published: boolean;
};

/** What two editors can both change. */
export const PAGE_FIELDS = [
  'display_name',
  'slug',
  'headline.es',
  'headline.en',
  'about.es',
  'about.en',
  'languages',
  'is_published',
] as const;
export type PageField = (typeof PAGE_FIELDS)[number];

export const EMPTY_PAGE: CuratorValues = {
  user_id: '',
  display_name: '',
  slug: '',
  headline: { en: '', es: '' },
  about: { en: '', es: '' },
  languages: ['es', 'en'],
  is_published: true,
};

export function valuesOf(page: CuratorPage): CuratorValues {
  const { user_id, display_name, slug, headline, about, languages, is_published } = page;
  const common = { display_name, slug, headline, about, is_published };
  return { ...common, user_id: String(user_id), languages: inOrder(languages) };
}

export function bodyOf({ user_id: _, languages, ...values }: CuratorValues): PageBody {
  return {
    ...values,
    slug: values.slug.trim().toLowerCase(),
    languages: inOrder(languages),
  };
}

/** In the order of the checkboxes, so that checking one off and on again changes nothing. */
const inOrder = (codes: readonly string[]) =>
  SPOKEN_LANGUAGES.filter((code) => codes.includes(code));

export function readField(values: CuratorValues, field: PageField): unknown {
  const [part, language] = field.split('.') as [keyof CuratorValues, 'en' | 'es' | undefined];
  const value = values[part];
  return language && typeof value === 'object' && !Array.isArray(value) ? value[language] : value;
}

export const isSameField = (a: CuratorValues, b: CuratorValues, field: PageField): boolean =>
  String(readField(a, field)) === String(readField(b, field));

/** The link as it will be stored. */
export const problemOfSlug = (slug: string) => slugProblem(slug.trim().toLowerCase());

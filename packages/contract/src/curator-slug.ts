/** Names that would pass for the company's own page, or for a part of the site. */
const RESERVED = new Set(
  `admin administrator alpha alpha-agent api app blog contact contacto curator curators edit help home
  informe inicio landing landings legal login media new official pages preview privacy property quiz
  report root sample security services servicios shortlist sistema soporte staff static support system
  team www`.split(/\s+/),
);

export const SLUG_MIN = 3;
export const SLUG_MAX = 60;

export type SlugProblem = 'invalid' | 'reserved';

/** Lowercase letters, digits and single hyphens: readable in a link and the same in every language. */
export function slugProblem(slug: string): SlugProblem | null {
  if (slug.length < SLUG_MIN || slug.length > SLUG_MAX) return 'invalid';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || !/[a-z]/.test(slug)) return 'invalid';
  return RESERVED.has(slug) ? 'reserved' : null;
}

/** The name as a slug: "José Ñáñez" is "jose-nanez". Empty when nothing is left of it. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
}

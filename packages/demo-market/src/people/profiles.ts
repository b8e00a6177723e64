import { portraitUrl } from '../illustrations/portraits/draw-portrait.ts';
import type { DemoProfile } from './people.types.ts';
import { users } from './staff.ts';

type Headline = DemoProfile['headline'];

const HEADLINES: Partial<Record<number, Headline>> = {
  1: { en: 'Director, Alpha Agent Miami', es: 'Dirección, Alpha Agent Miami' },
  2: { en: 'Head of sales, Alpha Agent Miami', es: 'Dirección comercial, Alpha Agent Miami' },
  3: {
    en: 'Advisor for rental homes, Alpha Agent Miami',
    es: 'Asesora de propiedades para renta, Alpha Agent Miami',
  },
  8: {
    en: 'Curator for investors from Latin America',
    es: 'Curadora para inversionistas de Latinoamérica',
  },
};

const LANGUAGES: Partial<Record<number, string[]>> = {
  1: ['en', 'de'],
  2: ['en'],
  5: ['en', 'fr'],
  7: ['es', 'pt', 'en'],
};

/** 555-0100 to 555-0199 are kept for fiction. */
const numberOf = (id: number) => `+1305555${String(100 + id).padStart(4, '0')}`;

/** What the reader of a shared link sees of each member of staff. */
export const demoProfiles: readonly DemoProfile[] = users.map(({ id }) => ({
  userId: id,
  headline: HEADLINES[id] ?? { en: '', es: '' },
  languages: LANGUAGES[id] ?? ['es', 'en'],
  phone: numberOf(id),
  whatsapp: numberOf(id),
  calendarUrl: `https://calendar.example.com/alpha-agent/${id}`,
  photoUrl: portraitUrl(id),
}));

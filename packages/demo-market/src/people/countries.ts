import type { Language } from './people.types.ts';

export type Country = {
  code: string;
  share: number;
  names: { en: string; es: string };
  nameBank: 'spanish' | 'portuguese' | 'english';
  /** Chance that the person uses the site in Spanish. */
  spanish: number;
  cities: readonly string[];
  /** Followed by two digits. The 555 blocks make every number plainly fictional. */
  phonePrefix: string;
};

export const countries: readonly Country[] = [
  {
    code: 'CO',
    share: 0.2,
    names: { en: 'Colombia', es: 'Colombia' },
    nameBank: 'spanish',
    spanish: 0.95,
    cities: ['Bogotá', 'Medellín', 'Cali', 'Barranquilla', 'Bucaramanga'],
    phonePrefix: '+57 300 555 01',
  },
  {
    code: 'MX',
    share: 0.16,
    names: { en: 'Mexico', es: 'México' },
    nameBank: 'spanish',
    spanish: 0.92,
    cities: ['Ciudad de México', 'Monterrey', 'Guadalajara', 'Querétaro', 'Mérida'],
    phonePrefix: '+52 55 5555 01',
  },
  {
    code: 'PE',
    share: 0.1,
    names: { en: 'Peru', es: 'Perú' },
    nameBank: 'spanish',
    spanish: 0.95,
    cities: ['Lima', 'Arequipa', 'Trujillo'],
    phonePrefix: '+51 955 555 1',
  },
  {
    code: 'CL',
    share: 0.09,
    names: { en: 'Chile', es: 'Chile' },
    nameBank: 'spanish',
    spanish: 0.93,
    cities: ['Santiago', 'Viña del Mar', 'Concepción'],
    phonePrefix: '+56 9 5555 01',
  },
  {
    code: 'AR',
    share: 0.09,
    names: { en: 'Argentina', es: 'Argentina' },
    nameBank: 'spanish',
    spanish: 0.93,
    cities: ['Buenos Aires', 'Córdoba', 'Rosario', 'Mendoza'],
    phonePrefix: '+54 9 11 5555 01',
  },
  {
    code: 'BR',
    share: 0.07,
    names: { en: 'Brazil', es: 'Brasil' },
    nameBank: 'portuguese',
    spanish: 0.35,
    cities: ['São Paulo', 'Rio de Janeiro', 'Curitiba', 'Belo Horizonte'],
    phonePrefix: '+55 11 95555 01',
  },
  {
    code: 'EC',
    share: 0.06,
    names: { en: 'Ecuador', es: 'Ecuador' },
    nameBank: 'spanish',
    spanish: 0.95,
    cities: ['Quito', 'Guayaquil', 'Cuenca'],
    phonePrefix: '+593 99 555 01',
  },
  {
    code: 'PA',
    share: 0.04,
    names: { en: 'Panama', es: 'Panamá' },
    nameBank: 'spanish',
    spanish: 0.85,
    cities: ['Ciudad de Panamá', 'David'],
    phonePrefix: '+507 6555 01',
  },
  {
    code: 'CR',
    share: 0.04,
    names: { en: 'Costa Rica', es: 'Costa Rica' },
    nameBank: 'spanish',
    spanish: 0.88,
    cities: ['San José', 'Heredia', 'Escazú'],
    phonePrefix: '+506 8555 01',
  },
  {
    code: 'UY',
    share: 0.03,
    names: { en: 'Uruguay', es: 'Uruguay' },
    nameBank: 'spanish',
    spanish: 0.95,
    cities: ['Montevideo', 'Punta del Este'],
    phonePrefix: '+598 95 555 1',
  },
  {
    code: 'ES',
    share: 0.04,
    names: { en: 'Spain', es: 'España' },
    nameBank: 'spanish',
    spanish: 0.95,
    cities: ['Madrid', 'Barcelona', 'Valencia'],
    phonePrefix: '+34 655 555 1',
  },
  {
    code: 'US',
    share: 0.05,
    names: { en: 'United States', es: 'Estados Unidos' },
    nameBank: 'english',
    spanish: 0.2,
    cities: ['Miami', 'New York', 'Houston', 'Chicago'],
    phonePrefix: '+1 305 555 01',
  },
  {
    code: 'CA',
    share: 0.03,
    names: { en: 'Canada', es: 'Canadá' },
    nameBank: 'english',
    spanish: 0.05,
    cities: ['Toronto', 'Montreal', 'Vancouver'],
    phonePrefix: '+1 416 555 01',
  },
];

/** The label the contact forms send with the country. */
export const countryLabel: Record<Language, string> = { en: 'Country', es: 'País' };

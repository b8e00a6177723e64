import type { PropertyFacts } from '../market.types.ts';
import type { Sentence } from './text.types.ts';

type Noun = Sentence & { isFeminine: boolean };

const plexes: Record<number, Noun> = {
  2: { en: 'duplex', es: 'dúplex', isFeminine: false },
  3: { en: 'triplex', es: 'tríplex', isFeminine: false },
  4: { en: 'fourplex', es: 'cuádruplex', isFeminine: false },
};

/** `units` matters for a multi-family home only. */
export function nounOf(home: PropertyFacts, units = 1): Noun {
  switch (home.kind) {
    case 'single_family':
      return { en: 'house', es: 'casa', isFeminine: true };
    case 'townhouse':
      return { en: 'townhouse', es: 'casa adosada', isFeminine: true };
    case 'condo':
      return { en: 'condo', es: 'condominio', isFeminine: false };
    case 'multi_family':
      return plexes[units] ?? { en: 'building', es: 'edificio', isFeminine: false };
  }
}

/** "Downtown Homestead", but "Downtown, Miami": a name that holds the city needs it no more. */
export function placeOf(home: PropertyFacts): string {
  const { neighborhood, city } = home;
  return neighborhood.includes(city) ? neighborhood : `${neighborhood}, ${city}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 1,480 in English. */
export function grouped(value: number): string {
  return inThousands(value, ',');
}

/** 1.480 in Spanish, as on the rest of the page. */
export function agrupado(value: number): string {
  return inThousands(value, '.');
}

function inThousands(value: number, separator: string): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, separator);
}

export function listed(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

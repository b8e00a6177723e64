import type { Random } from '../../random.ts';
import type { PropertyFacts } from '../market.types.ts';
import { agrupado, capital, grouped, nounOf, placeOf } from './nouns.ts';
import type { Sentence } from './text.types.ts';

/** First sentence: what it is and where. */
export function drawOpening(random: Random, home: PropertyFacts, units: number): Sentence {
  return random.pick(home.kind === 'multi_family' ? multiOpenings : openings)(home, units);
}

type Opening = (home: PropertyFacts, units: number) => Sentence;

const openings: readonly Opening[] = [
  (home) => ({
    en: `${capital(bedded(home))} in ${placeOf(home)}, built in ${home.yearBuilt}.`,
    es: `${capital(conHabitaciones(home))} en ${placeOf(home)}, ${construido(home)} en ${home.yearBuilt}.`,
  }),
  (home) => ({
    en: `Located in ${placeOf(home)}, this ${bedded(home)} offers ${grouped(home.totalSqft)} square feet of living space.`,
    es: `${ubicado(home)} en ${placeOf(home)}, ${este(home)} ${conHabitaciones(home)} ofrece ${agrupado(home.totalSqft)} pies cuadrados habitables.`,
  }),
  (home) => ({
    en: `${capital(bedded(home))} of ${grouped(home.totalSqft)} square feet with ${bathsEn(home)}, in ${placeOf(home)}.`,
    es: `${capital(conHabitaciones(home))} y ${banos(home)}, con ${agrupado(home.totalSqft)} pies cuadrados, en ${placeOf(home)}.`,
  }),
  (home) => ({
    en: `This ${home.yearBuilt} ${nounOf(home).en} in ${placeOf(home)} has ${bedsEn(home)} and ${bathsEn(home)}.`,
    es: `${capital(este(home))} ${nounOf(home).es} de ${home.yearBuilt} en ${placeOf(home)} tiene ${habitaciones(home)} y ${banos(home)}.`,
  }),
  (home) => ({
    en: `In ${placeOf(home)}, a ${nounOf(home).en} with ${bedsEn(home)}, ${bathsEn(home)} and ${grouped(home.totalSqft)} square feet.`,
    es: `En ${placeOf(home)}, ${nounOf(home).es} con ${habitaciones(home)}, ${banos(home)} y ${agrupado(home.totalSqft)} pies cuadrados.`,
  }),
];

const multiOpenings: readonly Opening[] = [
  (home, units) => ({
    en: `${capital(nounOf(home, units).en)} in ${placeOf(home)}, built in ${home.yearBuilt}, with ${bedsEn(home)} across ${units} units.`,
    es: `${capital(nounOf(home, units).es)} en ${placeOf(home)}, construido en ${home.yearBuilt}, con ${habitaciones(home)} repartidas en ${units} unidades.`,
  }),
  (home, units) => ({
    en: `This ${home.yearBuilt} ${nounOf(home, units).en} in ${placeOf(home)} holds ${units} rental units and ${grouped(home.totalSqft)} square feet in total.`,
    es: `Este ${nounOf(home, units).es} de ${home.yearBuilt} en ${placeOf(home)} reúne ${units} unidades en renta y ${agrupado(home.totalSqft)} pies cuadrados en total.`,
  }),
  (home, units) => ({
    en: `Located in ${placeOf(home)}, this ${nounOf(home, units).en} has ${units} units with ${bedsEn(home)} and ${bathsEn(home)} altogether.`,
    es: `Ubicado en ${placeOf(home)}, este ${nounOf(home, units).es} tiene ${units} unidades que suman ${habitaciones(home)} y ${banos(home)}.`,
  }),
];

function bedded(home: PropertyFacts): string {
  return `${home.beds}-bedroom ${nounOf(home).en}`;
}

function bedsEn({ beds }: PropertyFacts): string {
  return beds === 1 ? '1 bedroom' : `${beds} bedrooms`;
}

function bathsEn({ baths }: PropertyFacts): string {
  return baths === 1 ? '1 bath' : `${baths} baths`;
}

function habitaciones({ beds }: PropertyFacts): string {
  return beds === 1 ? '1 habitación' : `${beds} habitaciones`;
}

function conHabitaciones(home: PropertyFacts): string {
  return `${nounOf(home).es} de ${habitaciones(home)}`;
}

function banos({ baths }: PropertyFacts): string {
  const whole = Math.floor(baths);
  const count = whole === 1 ? '1 baño' : `${whole} baños`;
  return baths === whole ? count : `${count} y medio`;
}

function construido(home: PropertyFacts): string {
  return nounOf(home).isFeminine ? 'construida' : 'construido';
}

function ubicado(home: PropertyFacts): string {
  return nounOf(home).isFeminine ? 'Ubicada' : 'Ubicado';
}

function este(home: PropertyFacts): string {
  return nounOf(home).isFeminine ? 'esta' : 'este';
}

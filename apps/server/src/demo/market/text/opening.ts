import type { Random } from '../../random.ts';
import { capital, grouped, nounOf, placeOf } from './nouns.ts';
import type { Described, Sentence } from './text.types.ts';

/** First sentence: what it is and where. */
export function drawOpening(random: Random, home: Described): Sentence {
  return random.pick(home.kind === 'multi_family' ? multiOpenings : openings)(home);
}

type Opening = (home: Described) => Sentence;

const openings: readonly Opening[] = [
  (home) => ({
    en: `${capital(bedded(home))} in ${placeOf(home)}, built in ${home.yearBuilt}.`,
    es: `${capital(conHabitaciones(home))} en ${placeOf(home)}, ${construido(home)} en ${home.yearBuilt}.`,
  }),
  (home) => ({
    en: `Located in ${placeOf(home)}, this ${bedded(home)} offers ${grouped(home.totalSqft)} square feet of living space.`,
    es: `${ubicado(home)} en ${placeOf(home)}, ${este(home)} ${conHabitaciones(home)} ofrece ${grouped(home.totalSqft)} pies cuadrados habitables.`,
  }),
  (home) => ({
    en: `${capital(bedded(home))} of ${grouped(home.totalSqft)} square feet with ${bathsEn(home)}, in ${placeOf(home)}.`,
    es: `${capital(conHabitaciones(home))} y ${banos(home)}, con ${grouped(home.totalSqft)} pies cuadrados, en ${placeOf(home)}.`,
  }),
  (home) => ({
    en: `This ${home.yearBuilt} ${nounOf(home).en} in ${placeOf(home)} has ${bedsEn(home)} and ${bathsEn(home)}.`,
    es: `${capital(este(home))} ${nounOf(home).es} de ${home.yearBuilt} en ${placeOf(home)} tiene ${habitaciones(home)} y ${banos(home)}.`,
  }),
  (home) => ({
    en: `In ${placeOf(home)}, a ${nounOf(home).en} with ${bedsEn(home)}, ${bathsEn(home)} and ${grouped(home.totalSqft)} square feet.`,
    es: `En ${placeOf(home)}, ${nounOf(home).es} con ${habitaciones(home)}, ${banos(home)} y ${grouped(home.totalSqft)} pies cuadrados.`,
  }),
];

const multiOpenings: readonly Opening[] = [
  (home) => ({
    en: `${capital(nounOf(home).en)} in ${placeOf(home)}, built in ${home.yearBuilt}, with ${bedsEn(home)} across ${home.units} units.`,
    es: `${capital(nounOf(home).es)} en ${placeOf(home)}, construido en ${home.yearBuilt}, con ${habitaciones(home)} repartidas en ${home.units} unidades.`,
  }),
  (home) => ({
    en: `This ${home.yearBuilt} ${nounOf(home).en} in ${placeOf(home)} holds ${home.units} rental units and ${grouped(home.totalSqft)} square feet in total.`,
    es: `Este ${nounOf(home).es} de ${home.yearBuilt} en ${placeOf(home)} reúne ${home.units} unidades de alquiler y ${grouped(home.totalSqft)} pies cuadrados en total.`,
  }),
  (home) => ({
    en: `Located in ${placeOf(home)}, this ${nounOf(home).en} has ${home.units} units with ${bedsEn(home)} and ${bathsEn(home)} altogether.`,
    es: `Ubicado en ${placeOf(home)}, este ${nounOf(home).es} tiene ${home.units} unidades que suman ${habitaciones(home)} y ${banos(home)}.`,
  }),
];

function bedded(home: Described): string {
  return `${home.beds}-bedroom ${nounOf(home).en}`;
}

function bedsEn({ beds }: Described): string {
  return beds === 1 ? '1 bedroom' : `${beds} bedrooms`;
}

function bathsEn({ baths }: Described): string {
  return baths === 1 ? '1 bath' : `${baths} baths`;
}

function habitaciones({ beds }: Described): string {
  return beds === 1 ? '1 habitación' : `${beds} habitaciones`;
}

function conHabitaciones(home: Described): string {
  return `${nounOf(home).es} de ${habitaciones(home)}`;
}

function banos({ baths }: Described): string {
  const whole = Math.floor(baths);
  const count = whole === 1 ? '1 baño' : `${whole} baños`;
  return baths === whole ? count : `${count} y medio`;
}

function construido(home: Described): string {
  return nounOf(home).isFeminine ? 'construida' : 'construido';
}

function ubicado(home: Described): string {
  return nounOf(home).isFeminine ? 'Ubicada' : 'Ubicado';
}

function este(home: Described): string {
  return nounOf(home).isFeminine ? 'esta' : 'este';
}

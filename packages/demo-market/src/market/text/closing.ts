import type { Random } from '../../random.ts';
import type { PropertyFacts } from '../market.types.ts';
import { agrupado, grouped } from './nouns.ts';
import type { Sentence } from './text.types.ts';

/** Last sentence: the one fact an investor would ask about first. */
export function drawClosing(random: Random, home: PropertyFacts, currentYear: number): Sentence {
  const special = saleClosing(home);
  if (special) return special;
  return random.pick(ordinaryClosings(home, currentYear));
}

function saleClosing(home: PropertyFacts): Sentence | null {
  switch (home.typeOfSale) {
    case 'foreclosure':
      return {
        en: 'It is sold as a foreclosure, in its present condition.',
        es: 'Se vende como ejecución hipotecaria, en su estado actual.',
      };
    case 'short_sale':
      return {
        en: 'It is offered as a short sale, so the lender must approve the price.',
        es: 'Se ofrece como venta corta, por lo que el banco debe aprobar el precio.',
      };
    case 'new_construction':
      return {
        en: 'It is new construction and has not been lived in.',
        es: 'Es una construcción nueva, todavía sin estrenar.',
      };
    case 'standard':
      return null;
  }
}

function ordinaryClosings(home: PropertyFacts, currentYear: number): readonly Sentence[] {
  const closings: Sentence[] = [];
  if (home.features.includes('tenant_occupied')) closings.push(tenant(home));
  if (home.kind === 'multi_family') {
    closings.push({
      en: 'Each unit rents on its own lease, which softens the effect of a vacancy.',
      es: 'Cada unidad se renta con su propio contrato, lo que reduce el efecto de una vacante.',
    });
  }
  if (home.kind === 'condo') closings.push(...condoClosings(home, currentYear));
  if (home.kind !== 'condo' && home.hoaMonthly > 0) {
    closings.push({
      en: `The homeowners association charges $${grouped(home.hoaMonthly)} a month.`,
      es: `La asociación de propietarios cobra US$\u00a0${agrupado(home.hoaMonthly)} al mes.`,
    });
  }
  if (home.kind === 'single_family' && home.hoaMonthly === 0) {
    closings.push({
      en: 'There is no homeowners association to pay.',
      es: 'No hay cuota de asociación de propietarios.',
    });
  }
  if (home.lotSqft !== null && home.kind !== 'townhouse') {
    closings.push({
      en: `The lot measures ${grouped(home.lotSqft)} square feet.`,
      es: `El terreno mide ${agrupado(home.lotSqft)} pies cuadrados.`,
    });
  }
  closings.push({
    en: `Comparable homes nearby rent for $${grouped(home.rentPercentile25)} to $${grouped(home.rentPercentile75)} a month.`,
    es: `Propiedades comparables de la zona se rentan entre US$\u00a0${agrupado(home.rentPercentile25)} y US$\u00a0${agrupado(home.rentPercentile75)} al mes.`,
  });
  return closings;
}

function tenant(home: PropertyFacts): Sentence {
  if (home.kind === 'multi_family') {
    return {
      en: 'Tenants are in place, so rent keeps coming in during the sale.',
      es: 'Está rentado, de modo que la renta sigue entrando durante la venta.',
    };
  }
  return {
    en: 'A tenant is in place, so rent keeps coming in during the sale.',
    es: 'Tiene un inquilino, de modo que la renta sigue entrando durante la venta.',
  };
}

/** Florida asks for a milestone inspection at 30 years in buildings of three stories or more. */
function condoClosings(home: PropertyFacts, currentYear: number): Sentence[] {
  const dues = {
    en: `Association dues are $${grouped(home.hoaMonthly)} a month.`,
    es: `La cuota de mantenimiento del edificio es de US$\u00a0${agrupado(home.hoaMonthly)} al mes.`,
  };
  if (home.stories < 3 || currentYear - home.yearBuilt < 30) return [dues];
  return [
    dues,
    {
      en: `The building has ${home.stories} floors and dates from ${home.yearBuilt}: ask for its milestone inspection and reserve study.`,
      es: `El edificio tiene ${home.stories} pisos y es de ${home.yearBuilt}: conviene pedir la inspección estructural y el estudio de reservas.`,
    },
  ];
}

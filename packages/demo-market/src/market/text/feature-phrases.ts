import type { FeatureCode } from '../property/feature-codes.ts';

type Phrase = { en: string; es: string };

/** Noun phrases for use in lists. Spanish as spoken in Latin America. */
export const featurePhrases: Record<FeatureCode, Phrase> = {
  pool: { en: 'a private pool', es: 'piscina privada' },
  community_pool: { en: 'access to the community pool', es: 'acceso a la piscina comunitaria' },
  waterfront: { en: 'direct frontage on the water', es: 'frente directo al agua' },
  water_view: { en: 'a view of the water', es: 'vista al agua' },
  garage: { en: 'a garage', es: 'garaje cerrado' },
  carport: { en: 'a carport', es: 'cochera techada' },
  impact_windows: { en: 'impact-rated windows', es: 'ventanas resistentes a huracanes' },
  new_roof: { en: 'a recent roof', es: 'techo reciente' },
  renovated_kitchen: { en: 'a renovated kitchen', es: 'cocina remodelada' },
  updated_baths: { en: 'updated bathrooms', es: 'baños renovados' },
  hardwood_floors: { en: 'hardwood floors', es: 'pisos de madera' },
  tile_floors: { en: 'tile floors', es: 'pisos de cerámica' },
  central_air: { en: 'central air conditioning', es: 'aire acondicionado central' },
  in_unit_laundry: { en: 'a laundry area inside', es: 'área de lavado en el interior' },
  balcony: { en: 'a balcony', es: 'balcón' },
  gym: { en: 'a gym in the building', es: 'gimnasio en el edificio' },
  front_desk: { en: 'a staffed front desk', es: 'recepción con personal' },
  gated_community: { en: 'a gated entrance', es: 'acceso controlado' },
  fenced_yard: { en: 'a fenced yard', es: 'patio cercado' },
  corner_lot: { en: 'a corner lot', es: 'terreno de esquina' },
  patio: { en: 'a covered patio', es: 'terraza techada' },
  separate_meters: { en: 'separate electric meters', es: 'medidores de luz separados' },
  tenant_occupied: { en: 'a tenant in place', es: 'inquilino con contrato' },
  near_transit: {
    en: 'public transit within a short walk',
    es: 'transporte público a pocos pasos',
  },
  solar_panels: { en: 'solar panels', es: 'paneles solares' },
};

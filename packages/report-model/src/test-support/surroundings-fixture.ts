import type { Surroundings } from '@alpha/contract';

const origin = { as_of: '2019-05-13', source: 'OurAirports' };
const rooms = { city: 'Miami', state: 'FL', zip: '33169', beds: 3, baths: 2, total_sqft: 1_600 };

/** Around 25.94, -80.22, for tests of the block and the PDF. */
export const SURROUNDINGS: Surroundings = {
  distances: [
    {
      kind: 'coast',
      name: null,
      km: 7.84,
      latitude: 25.93,
      longitude: -80.14,
      is_rough: false,
      source: 'GSHHG 2.3.7',
      as_of: '2017-06-15',
    },
    {
      kind: 'airport',
      name: 'Miami (MIA)',
      km: 17.6,
      latitude: 25.793,
      longitude: -80.291,
      is_rough: false,
      ...origin,
    },
    {
      kind: 'center',
      name: 'Miami',
      km: 18.2,
      latitude: 25.77,
      longitude: -80.19,
      is_rough: true,
      source: 'GeoNames',
      as_of: null,
    },
  ],
  comparables: [
    {
      ...rooms,
      id: 901,
      kind: 'sale',
      address: '12 Palm Way',
      latitude: 25.945,
      longitude: -80.225,
      is_place_approximate: false,
      price: 548_000,
      date: '2026-08-14',
      distance_km: 0.75,
    },
    {
      ...rooms,
      id: 902,
      kind: 'sale',
      address: '40 Heron Rd',
      latitude: 25.93,
      longitude: -80.21,
      is_place_approximate: true,
      price: 571_500,
      date: '2026-05-02',
      distance_km: 1.5,
    },
    {
      ...rooms,
      id: 903,
      kind: 'rent',
      address: '7 Cedar Ct',
      latitude: 25.938,
      longitude: -80.232,
      is_place_approximate: false,
      price: 4_950,
      date: '2026-10-01',
      distance_km: 1.22,
    },
  ],
};

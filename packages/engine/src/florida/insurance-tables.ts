/**
 * Published average premiums, USD a year, each county's newest figure that was found. Source:
 * `countyPremiums` and `statePremium` in `florida-sources.ts`.
 */

/** Homeowners' policies of single-family homes, first quarter of 2022, unless in a later table. */
const HOUSES_2022 =
  'Monroe 6729,Miami-Dade 5093,Palm Beach 4811,Broward 4802,Martin 4373,Collier 3928,Franklin 3849,Walton 3603,Indian River 3144,Gulf 2787,Okaloosa 2782,Pinellas 2728,Escambia 2681,Brevard 2568,Santa Rosa 2535,Glades 2528,Okeechobee 2528,Bay 2519,Lee 2515,St. Lucie 2509,Sarasota 2470,Seminole 2459,Orange 2440,Hendry 2342,Hillsborough 2320,Calhoun 2317,DeSoto 2296,Hardee 2273,Charlotte 2201,Manatee 2144,St. Johns 2135,Nassau 2122,Liberty 2093,Washington 2093,Holmes 2092,Lafayette 2088,Jackson 2039,Volusia 2036,Dixie 2031,Jefferson 2013,Osceola 2005,Polk 1945,Duval 1943,Levy 1938,Taylor 1935,Madison 1934,Highlands 1897,Suwannee 1887,Gadsden 1869,Pasco 1859,Flagler 1847,Leon 1832,Union 1815,Hamilton 1805,Clay 1787,Putnam 1765,Bradford 1750,Wakulla 1749,Gilchrist 1734,Alachua 1733,Lake 1731,Columbia 1712,Citrus 1711,Hernando 1646,Marion 1585,Baker 1542,Sumter 1438';
/** Third quarter of 2022. */
const HOUSES_LATE_2022 =
  'Walton 4337,Franklin 4267,Collier 4230,Indian River 3386,Gulf 3020,Sumter 1533,Baker 1694,Marion 1730,Hernando 1767,Lake 1859,Wakulla 1870,Gilchrist 1874,Citrus 1876,Alachua 1877,Columbia 1885';
/** March 31, 2023. */
const HOUSES_2023 = 'Monroe 7584,Palm Beach 5710,Miami-Dade 5665,Broward 5519,Martin 5157';
/** Unit owners' policies, March 31, 2023: only the five highest counties were found. */
const CONDOS_2023 = 'Monroe 3850,Miami-Dade 2633,Palm Beach 2083,Collier 1943,Calhoun 1807';

export type Premium = { usd: number; asOf: string };
type Premiums = ReadonlyMap<string, Premium>;

const entries = (text: string, asOf: string): [string, Premium][] =>
  text.split(',').map((entry) => {
    const at = entry.lastIndexOf(' ');
    return [entry.slice(0, at), { usd: Number(entry.slice(at + 1)), asOf }];
  });

/** By county; a later table replaces an earlier figure. */
export const COUNTY_PREMIUMS: { house: Premiums; condo: Premiums } = {
  house: new Map([
    ...entries(HOUSES_2022, '2022-03-31'),
    ...entries(HOUSES_LATE_2022, '2022-09-30'),
    ...entries(HOUSES_2023, '2023-03-31'),
  ]),
  condo: new Map(entries(CONDOS_2023, '2023-03-31')),
};

/** All of Florida: where the county has no figure. */
export const STATE_PREMIUMS: { house: Premium; condo: Premium } = {
  house: { usd: 3_815, asOf: '2025' },
  condo: { usd: 1_450, asOf: '2024-07' },
};

/**
 * Largest published effects of wind mitigation: the part of a premium that is for wind, and what a
 * home with every feature saves of it. Fractions.
 */
export const WIND_CREDIT = { shareOfPremium: 0.7, largestCredit: 0.7 } as const;

/** First year of construction under the building code that earns the credit. */
export const CODE_YEARS: { state: number; byCounty: Readonly<Record<string, number>> } = {
  state: 2_002,
  byCounty: { 'Miami-Dade': 1_995, Broward: 1_995 },
};

/** From this age on an insurer may ask for an inspection of the roof. Years. */
export const ROOF_INSPECTION_AGE = 15;

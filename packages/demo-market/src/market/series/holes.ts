type Series = 'homeValues' | 'rents';

/** Months without a value, as the published series have: Miami's is Zillow's own hole. */
const holes: readonly { city: string; series: Series; date: string }[] = [
  { city: 'Miami', series: 'rents', date: '2021-07-31' },
  { city: 'Homestead', series: 'homeValues', date: '2019-03-31' },
  { city: 'Lakeland', series: 'rents', date: '2020-05-31' },
  // The month after hurricane Ian.
  { city: 'Cape Coral', series: 'homeValues', date: '2022-10-31' },
  { city: 'Fort Myers', series: 'rents', date: '2022-10-31' },
];

export function isHole(city: string, series: Series, date: string): boolean {
  return holes.some((hole) => hole.city === city && hole.series === series && hole.date === date);
}

import { describe, expect, it } from 'vitest';
import { radarOf, radarSentence } from './radar.ts';

const radarAxes = (json: string) => radarOf(json).values;

const NAMES = ['appreciation', 'rent', 'cash_flow', 'stability', 'rent_to_price', 'pay_down'];
const radar = (home: unknown[], median: unknown[] = NAMES.map(() => 50), names = NAMES) =>
  JSON.stringify({
    peer_counts: names.map((_, index) => 30 + index),
    display_names: names,
    property_percentiles: home,
    median_percentiles: median,
  });

describe('the axes of the radar', () => {
  it('pair this property with the median listing', () => {
    const axes = radarAxes(radar([74, 52, 58, 63, 81, 47]));
    expect(axes).toHaveLength(6);
    expect(axes[4]).toEqual({
      axis: 'rent_to_price',
      home: 81,
      median: 50,
      peers: 34,
      scope: 'city',
      place: null,
    });
    expect(radarSentence(axes)).toEqual({
      key: 'sentence',
      strongest: ['rent_to_price'],
      weakest: ['pay_down'],
    });
  });

  it('omit unknown values', () => {
    expect(radarAxes(radar([74, null, 58, 63, 81, 47])).map(({ axis }) => axis)).toEqual([
      'appreciation',
      'cash_flow',
      'stability',
      'rent_to_price',
      'pay_down',
    ]);
    expect(radarAxes(radar([74, null, null, null, 81, null]))).toHaveLength(2);
  });

  it('stay between 0 and 100', () => {
    expect(radarAxes(radar([140, -5, 50, 50, 50, 50])).slice(0, 2)).toMatchObject([
      { axis: 'appreciation', home: 100, median: 50, peers: 30 },
      { axis: 'rent', home: 0, median: 50, peers: 31 },
    ]);
  });

  it.each(['', 'nonsense', 'null', '{}', '[]', radar([1, 2, 3], [1, 2, 3], ['a', 'b', 'c'])])(
    'do without %j',
    (json) => {
      expect(radarAxes(json)).toEqual([]);
    },
  );

  it('say what they are compared with, and which are left out', () => {
    const found = radarOf(
      JSON.stringify({
        display_names: ['stability'],
        property_percentiles: [82],
        median_percentiles: [50],
        peer_counts: [14],
        scopes: ['state'],
        places: ['FL'],
        left_out: [{ axis: 'pay_down', reason: 'same' }, { axis: 'unheard of' }, null],
      }),
    );
    expect(found.values).toMatchObject([{ axis: 'stability', scope: 'state', place: 'FL' }]);
    expect(found.leftOut).toEqual([{ axis: 'pay_down', reason: 'same' }]);
  });

  it('share first and last place when their displayed scores are equal', () => {
    expect(radarSentence(radarAxes(radar([81, 52, 58, 63, 80.6, 52.2])))).toEqual({
      key: 'sentence',
      strongest: ['appreciation', 'rent_to_price'],
      weakest: ['rent', 'pay_down'],
    });
  });

  it('that are all behind the median have no strength', () => {
    const { key } = radarSentence(radarAxes(radar([12, 29, 20, 8, 15, 11])));
    expect(key).toBe('allBehind');
  });

  it('at the median are neither strong nor weak if there are several', () => {
    expect(radarSentence(radarAxes(radar([50, 96, 90, 63, 50, 50])))).toEqual({
      key: 'nowhereBehind',
      strongest: ['rent'],
      weakest: [],
    });
    expect(radarSentence(radarAxes(radar([50, 4, 12, 50, 9, 50])))).toEqual({
      key: 'nowhereAhead',
      strongest: [],
      weakest: ['rent'],
    });
  });

  it('have no strongest when all are equal', () => {
    const even = { key: 'even', strongest: [], weakest: [] };
    expect(radarSentence(radarAxes(radar([50, 50.2, 50, 50, 50, 50])))).toEqual(even);
    expect(radarSentence([])).toEqual(even);
  });
});

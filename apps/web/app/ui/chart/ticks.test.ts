import { describe, expect, it } from 'vitest';
import { thinTicks, withEnd } from './ticks';

const years = (count: number, distance: number) =>
  Array.from({ length: count }, (_, index) => ({ at: index * distance, label: `${2015 + index}` }));

describe('thinTicks', () => {
  it('keeps every label where there is room', () => {
    expect(thinTicks(years(6, 80))).toHaveLength(6);
  });

  it('ends on the last label when an even spacing allows it', () => {
    expect(thinTicks(years(22, 24)).map((tick) => tick.label)).toEqual([
      '2015',
      '2018',
      '2021',
      '2024',
      '2027',
      '2030',
      '2033',
      '2036',
    ]);
  });

  it('keeps an even spacing when the last label cannot be reached', () => {
    expect(thinTicks(years(12, 15)).map((tick) => tick.label)).toEqual([
      '2015',
      '2018',
      '2021',
      '2024',
    ]);
  });

  it('handles one label or none', () => {
    expect(thinTicks([])).toEqual([]);
    expect(thinTicks(years(1, 0))).toHaveLength(1);
  });
});

describe('withEnd', () => {
  it('labels the open end of an axis and drops labels it would cover', () => {
    const ticks = [0, 100, 200, 290].map((at) => ({ at, label: '$400k' }));
    const labels = withEnd(ticks, { at: 300, label: '≥ $876k' }).map(({ at }) => at);
    expect(labels).toEqual([0, 100, 200, 300]);
    expect(withEnd([], { at: 300, label: '≥ $876k' })).toHaveLength(1);
  });
});

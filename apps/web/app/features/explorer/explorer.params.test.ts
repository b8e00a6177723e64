import { describe, expect, test } from 'vitest';
import type { ExplorerFilter } from '~/data/listings';
import {
  correctAddress,
  countSet,
  DEFAULT_FILTER,
  INVESTMENT,
  RESET_FILTER,
  readFilter,
  WHOLE_MARKET,
  writeFilter,
} from './explorer.params';

const read = (query: string) => readFilter(new URLSearchParams(query));

const everything: ExplorerFilter = {
  city: 'Port St. Lucie',
  investment_min: 150_000,
  investment_max: 600_000,
  beds: 2,
  baths: 5,
  cash_flow_first_year: true,
  kinds: ['condo', 'townhouse'],
  price_min: 150_000,
  price_max: 400_000,
  sqft_min: 900,
  sqft_max: 2_500,
  year_min: 1990,
  year_max: 2020,
  hoa_max: 0,
  days_max: 30,
  loss_max: 12.5,
  cash_flow_min: -100,
  under_value: true,
  search: 'piscina & jardín, 7th #306',
  sort_by: 'total_roi',
  sort_order: 'asc',
  page: 3,
  polygon: [
    { lat: 25.76171, lng: -80.19179 },
    { lat: 25.9, lng: -80.2 },
    { lat: 25.8, lng: -80.4 },
  ],
  within: [-80.4, 25.6, -80.12345, 25.9],
};

describe('the URL of a search', () => {
  test('brings back every filter it was written from', () => {
    expect(readFilter(writeFilter(everything))).toEqual(everything);
    expect(read(writeFilter(everything).toString())).toEqual(everything);
    expect(readFilter(writeFilter(RESET_FILTER))).toEqual(RESET_FILTER);
  });

  test('is empty for the defaults', () => {
    expect(writeFilter(DEFAULT_FILTER).toString()).toBe('');
    expect(read('')).toEqual(DEFAULT_FILTER);
    expect(DEFAULT_FILTER).toMatchObject({ investment_min: 100_000, investment_max: 5_000_000 });
  });

  test('carries the 10,000,000 of Reset All', () => {
    expect(writeFilter(RESET_FILTER).toString()).toBe('investment_max=10000000');
  });

  test('contains no order unless a sort is chosen', () => {
    expect(writeFilter({ ...DEFAULT_FILTER, sort_order: 'asc' }).toString()).toBe('');
    expect(read('sort_order=asc').sort_order).toBe('desc');
    expect(read('sort_by=net_profit').sort_order).toBe('desc');
  });

  test('has a part of the map in either form, and none that is no rectangle', () => {
    expect(read('within=-80.4,25.6,-80.1,25.9').within).toEqual([-80.4, 25.6, -80.1, 25.9]);
    for (const text of ['1*2*3', '-80*25*-81*26', '-81*26*-80*25', 'a*b*c*d', '-181*25*-80*26'])
      expect([text, read(`within=${text}`).within]).toEqual([text, null]);
  });

  test('rounds a drawn area to one meter without escaping', () => {
    const lng = -80.191788888;
    const polygon = [
      { lat: 25.761711111, lng },
      { lat: 26, lng },
      { lat: 26, lng: -80 },
    ];
    expect(writeFilter({ ...DEFAULT_FILTER, polygon }).toString()).toBe(
      'polygon=25.76171_-80.19179*26_-80.19179*26_-80',
    );
  });

  test('accepts a drawn area in the API’s format too', () => {
    const json = JSON.stringify(everything.polygon);
    expect(read(`polygon=${encodeURIComponent(json)}`).polygon).toEqual(everything.polygon);
  });
});

describe('a link that was typed, truncated or is outdated', () => {
  test.each([
    'investment_min=abc&investment_max=-5',
    'investment_min=0x10&investment_max=1e9',
    'investment_min=900000&investment_max=200000',
    'beds=0&baths=60',
    'beds=2.5&baths=two',
    'cash_flow_first_year=yes',
    'sort_by=price&sort_order=up',
    'page=0',
    'page=-3',
    'page=1.5',
    'page=9999999999',
    'search=%20%20%00',
    'city=',
    'polygon=1_2*3_4',
    'polygon=1_2*3_4*5',
    'polygon=91_0*1_1*2_2',
    'polygon=[',
    'polygon=[1,2,3]',
    'polygon=[null,null,null]',
    'polygon=%7B%7D',
    'something=else',
  ])('means the defaults where it makes no sense: %s', (query) => {
    expect(read(query)).toEqual(DEFAULT_FILTER);
  });

  test('keeps the valid parts', () => {
    expect(read('beds=99&baths=2&city=Miami&page=x')).toEqual({
      ...DEFAULT_FILTER,
      baths: 2,
      city: 'Miami',
    });
  });

  test('keeps the limits that the API accepts', () => {
    expect(read('price_max=1e9&year_min=x&loss_max=101&hoa_max=-1&kinds=castle')).toEqual(
      DEFAULT_FILTER,
    );
    expect(read('price_min=500000&price_max=300000&days_max=7&beds=6')).toEqual({
      ...DEFAULT_FILTER,
      days_max: 7,
      beds: 6,
    });
    expect(read('kinds=condo,castle,land').kinds).toEqual(['condo', 'land']);
    expect(read('cash_flow_min=-250').cash_flow_min).toBe(-250);
  });

  test('requests no more than the widest range', () => {
    expect(read('investment_max=99999999').investment_max).toBe(INVESTMENT.resetMax);
  });

  test('is truncated to what the server accepts', () => {
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
  });
});

describe('the URL of a bad link', () => {
  const correct = (search: string) => correctAddress(search, writeFilter(read(search)).toString());

  test('is rewritten without the invalid parts', () => {
    expect(correct('page=-3&beds=99&city=Nowhere')).toBe('city=Nowhere');
    expect(correct('beds=2&beds=3')).toBe('beds=2');
    expect(correct('sort_order=asc')).toBe('');
  });

  test('is left alone when it is valid, in any order', () => {
    expect(correct('')).toBeNull();
    expect(correct('page=2&city=Miami')).toBeNull();
    expect(correct('search=a+b&city=Port%20St.%20Lucie')).toBeNull();
    expect(correct(writeFilter(everything).toString())).toBeNull();
  });

  test('keeps other parameters: language, campaign', () => {
    expect(correct('lang=es&page=0&utm_source=x')).toBe('lang=es&utm_source=x');
  });

  test('needs to be rewritten only once', () => {
    for (const search of ['page=0&investment_max=99999999', 'polygon=[[1,2]]&search=%20a%20'])
      expect(correct(correct(search) ?? '')).toBeNull();
  });
});

test('the filters button counts what narrows the list, not the order', () => {
  expect(countSet(DEFAULT_FILTER)).toBe(0);
  expect(countSet(RESET_FILTER)).toBe(0);
  expect(countSet(WHOLE_MARKET)).toBe(0);
  expect(countSet(everything)).toBe(14);
});

import { getPropertyMap, listProperties } from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let visitor: Caller;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 1 } });
  visitor = callerWith(test);
});
afterAll(() => test.close());

const ask = async (query: object) => {
  const answer = await visitor(listProperties, { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json() as { data: { id: number }[]; total: number; last_page: number };
};

describe('bad parameters (security 18)', () => {
  const triangle = [
    { lat: 25, lng: -80 },
    { lat: 26, lng: -80 },
    { lat: 26, lng: -81 },
  ];
  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', 'abc'],
    ['page', '1.5'],
    ['sort_by', 'id; drop table'],
    ['sort_order', 'up'],
    ['beds', 'many'],
    ['beds', '-1'],
    ['investment_min', 'NaN'],
    ['investment_min', '-5'],
    ['investment_max', 'Infinity'],
    ['cash_flow_first_year', 'yes'],
    ['price_min', '-1'],
    ['price_max', 'cheap'],
    ['sqft_min', '1.5'],
    ['sqft_max', '9999999'],
    ['year_min', '99999'],
    ['hoa_max', '-1'],
    ['days_max', '1e3'],
    ['loss_max', '101'],
    ['loss_max', '-1'],
    ['cash_flow_min', '--5'],
    ['cash_flow_min', '-2000000'],
    ['under_value', 'true'],
    ['polygon', 'no json'],
    ['polygon', '{}'],
    ['polygon', JSON.stringify(triangle.slice(0, 2))],
    ['polygon', JSON.stringify(Array.from({ length: 501 }, () => triangle[0]))],
    ['polygon', '[{"lat":null,"lng":1},{"lat":1,"lng":1},{"lat":1,"lng":2}]'],
    ['polygon', '[{"lat":91,"lng":1},{"lat":1,"lng":1},{"lat":1,"lng":2}]'],
    ['polygon', '[[1,2],[3,4],[5,6]]'],
    ['polygon', '[{"lat":NaN,"lng":1},{"lat":1,"lng":1},{"lat":1,"lng":2}]'],
    ['polygon', '[{"lat":1e999,"lng":1},{"lat":1,"lng":1},{"lat":1,"lng":2}]'],
    ['polygon', '[{"lat":"25","lng":1},{"lat":1,"lng":1},{"lat":1,"lng":2}]'],
    ['polygon', '['.repeat(5_000)],
    ['within', '1,2,3'],
    ['within', '-80,25,-80.5,26'],
    ['within', '-80.5,26,-80,25'],
    ['within', '-80.5,25,NaN,26'],
    ['within', '-181,25,-80,26'],
    ['homeType', 'condo'],
    ['constructor', '1'],
    ['toString', '1'],
  ])('%s=%s is a 422 that names the field', async (name, value) => {
    const answer = await visitor(listProperties, { query: { [name]: value } });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)[0]?.split('.')[0]).toBe(name);
  });

  it('a parameter named __proto__ is refused like any unknown one', async () => {
    const answer = await test.app.inject('/api/properties?__proto__=1');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'request.invalid']);
  });

  it('a page past the end or an inverted range is empty', async () => {
    for (const query of [{ page: 1e9 }, { investment_min: 500_000, investment_max: 100_000 }])
      expect((await ask(query)).data).toEqual([]);
  });

  it('a self-intersecting or degenerate polygon is searched like any other', async () => {
    const crossed = [
      [25, -81],
      [26, -80],
      [26, -81],
      [25, -80],
    ];
    const line = [
      [25, -81],
      [26, -80],
      [25.5, -80.5],
    ];
    const point = [
      [25, -80],
      [25, -80],
      [25, -80],
    ];
    for (const corners of [crossed, line, point]) {
      const polygon = JSON.stringify(corners.map(([lat, lng]) => ({ lat, lng })));
      for (const endpoint of [listProperties, getPropertyMap])
        expect((await visitor(endpoint, { query: { polygon } })).statusCode).toBe(200);
    }
  });

  it('malformed or incomplete bracket syntax is refused', async () => {
    for (const query of [
      'polygon[0][lat]=1&polygon[0][lng]=1&polygon[900][lat]=1&polygon[900][lng]=1',
      'polygon[0][lat]=NaN&polygon[0][lng]=1',
      'polygon[0][lat]=1&polygon[1][lat]=1&polygon[2][lat]=1',
      'polygon[99999][lat]=1&polygon[99999][lng]=1',
      'polygon[__proto__][lat]=1',
      'polygon=[]&polygon=[]',
    ])
      expect([query, (await test.app.inject(`/api/properties?${query}`)).statusCode]).toEqual([
        query,
        422,
      ]);
  });

  it('a polygon may use bracket syntax, closed or not, with 500 points', async () => {
    const json = await ask({ polygon: JSON.stringify(triangle) });
    const closed = await ask({ polygon: JSON.stringify([...triangle, triangle[0]]) });
    expect(closed).toEqual(json);
    const brackets = triangle.map(
      ({ lat, lng }, i) => `polygon[${i}][lat]=${lat}&polygon[${i}][lng]=${lng}`,
    );
    const answer = await test.app.inject(`/api/properties?${brackets.join('&')}`);
    expect(answer.json()).toEqual(json);
    const round = Array.from({ length: 500 }, (_, i) => ({
      lat: 25.8 + Math.sin(i / 79.6),
      lng: -80.2 + Math.cos(i / 79.6),
    }));
    expect((await ask({ polygon: JSON.stringify(round) })).total).toBeGreaterThan(0);
  });
});

describe('bad views of the map (security 18)', () => {
  it.each([
    { bounds: ',,,' },
    { bounds: '0x10,1e0, 20, 30' },
    { bounds: '1,2,3' },
    { bounds: '-181,0,0,1' },
    { zoom: '25' },
    { width: '0' },
    { 'polygon[0][lat]': '', 'polygon[0][lng]': '1' },
  ])('%j is a 422', async (query) => {
    expect((await visitor(getPropertyMap, { query })).statusCode).toBe(422);
  });
});

import { describe, expect, it } from 'vitest';
import { scannedText } from '../../../../test/scanned-text.ts';
import { pointsOf } from '../../../underwriting/areas/dense-series.ts';
import { readRecords } from '../../reading/read-records.ts';
import type { MarketItem } from '../market-item.ts';
import { readCpi } from './cpi.adapter.ts';
import { readFhfa } from './fhfa.adapter.ts';
import { readPmms } from './pmms.adapter.ts';
import { readZillow, type ZillowOptions } from './zillow.adapter.ts';

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
async function* table(text: string, encoding?: BufferEncoding) {
  yield* readRecords(await scannedText(text, encoding));
}
const zillow = (text: string, options: ZillowOptions = { measure: 'home_value' }) =>
  all(readZillow(table(text), options));
const fhfa = (text: string) => all(readFhfa(table(text)));
const pmms = (text: string) => all(readPmms(table(text)));
const cpi = (text: string) => all(readCpi(table(text)));

const seriesIn = (items: MarketItem[]) =>
  items.flatMap((item) => (item.kind === 'series' ? [item.series] : []));
const refusedIn = (items: MarketItem[]) =>
  items.flatMap((item) =>
    item.kind === 'skipped' || item.kind === 'quarantined'
      ? [[item.line, item.kind, item.name, item.why.code]]
      : [],
  );

describe('a Zillow file', () => {
  it('is read in the new layout: a city with its county and metro, gaps stay gaps', async () => {
    const [city] = seriesIn(
      await zillow(
        `RegionID,SizeRank,RegionName,RegionType,StateName,State,Metro,CountyName,2021-06-30,2021-07-31,2021-08-31
12700,20,Miami,city,FL,FL,"Miami-Fort Lauderdale-Pompano Beach, FL",Miami-Dade County,2100.5,,2200`,
        { measure: 'rental_rate' },
      ),
    );
    expect(city).toEqual({
      kind: 'city',
      code: '12700',
      name: 'Miami',
      state: 'FL',
      city: null,
      county: 'Miami-Dade County',
      metro: 'Miami-Fort Lauderdale-Pompano Beach, FL',
      sizeRank: 20,
      startsOn: '2021-06-30',
      asOf: '2021-08-31',
      monthsApart: 1,
      values: [2100.5, null, 2200],
      source: 'zillow',
      measure: 'rental_rate',
    });
    expect(city && pointsOf(city)).toEqual([
      { date: '2021-06-30', value: 2100.5 },
      { date: '2021-08-31', value: 2200 },
    ]);
  });

  it('is read in the old layouts with month columns, also after a spreadsheet rewrote them', async () => {
    const oldCity = `RegionID,RegionName,State,Metro,CountyName,SizeRank,1996-04,1996-05
12700,Miami,FL,"Miami-Fort Lauderdale-West Palm Beach, FL",Miami-Dade County,20,95000,96000`;
    const oldZip = `RegionID,RegionName,City,State,Metro,CountyName,SizeRank,1996-04
58001,1002,Amherst,MA,Springfield,Hampshire County,9000,120000`;
    const oldMetro = `RegionID,RegionName,SizeRank,1/31/2000,2/29/2000
394856,"Miami, FL",9,113608.8,114000
394857,United States,0,1,2`;
    const state =
      'RegionID,SizeRank,RegionName,RegionType,StateName,2000-01-31\n9,3,Florida,state,,107000';
    expect(seriesIn(await zillow(oldCity))[0]).toMatchObject({
      kind: 'city',
      name: 'Miami',
      state: 'FL',
      startsOn: '1996-04-30',
      asOf: '1996-05-31',
      measure: 'home_value',
    });
    // A spreadsheet dropped the leading zero of a ZIP code.
    expect(seriesIn(await zillow(oldZip))[0]).toMatchObject({
      kind: 'zip',
      name: '01002',
      city: 'Amherst',
      state: 'MA',
    });
    const metro = await zillow(oldMetro);
    expect(seriesIn(metro)).toMatchObject([
      { kind: 'metro', name: 'Miami, FL', state: 'FL', values: [113608.8, 114000] },
    ]);
    expect(refusedIn(metro)).toEqual([[3, 'skipped', 'United States', 'market.otherRegion']]);
    expect(seriesIn(await zillow(state))[0]).toMatchObject({ kind: 'state', state: 'FL' });
  });

  it('is recognized as rents or values by its name, else refused', async () => {
    const text = 'RegionID,RegionName,RegionType,StateName,2020-01-31\n1,"Aspen, CO",msa,CO,21000';
    const measure = async (options: ZillowOptions) =>
      seriesIn(await zillow(text, options))[0]?.measure;
    expect(await measure({ fileName: 'Zip_Zhvi_AllHomes.csv' })).toBe('home_value');
    expect(await measure({ fileName: 'Metro_zori_sm_month.csv' })).toBe('rental_rate');
    expect(await measure({ fileName: 'table.csv', measure: 'rental_rate' })).toBe('rental_rate');
    for (const fileName of [
      'Metro_new_renter_income_needed_uc_sfrcondomfr_sm_sa_month.csv',
      'Metro_invt_fs_uc_sfrcondo_sm_month.csv',
      'Metro_market_temp_index_uc_sfrcondo_month.csv',
      'Metro_zordi_uc_sfrcondomfr_month.csv',
      'zhvi_and_zori.csv',
      '',
    ])
      await expect(zillow(text, { fileName })).rejects.toThrow('file.whichMeasure');
  });

  it('has implausible rents and values refused', async () => {
    const text = `RegionID,RegionName,RegionType,StateName,2020-01-31
1,"A, FL",msa,FL,43
2,"B, FL",msa,FL,2000
3,"C, FL",msa,FL,123750`;
    expect(refusedIn(await zillow(text, { measure: 'rental_rate' }))).toEqual([
      [2, 'quarantined', 'A, FL', 'market.notARent'],
      [4, 'quarantined', 'C, FL', 'market.notARent'],
    ]);
    expect(refusedIn(await zillow(text, { measure: 'home_value' }))).toEqual([
      [2, 'quarantined', 'A, FL', 'market.notAHomeValue'],
      [3, 'quarantined', 'B, FL', 'market.notAHomeValue'],
    ]);
  });

  it('has bad lines refused one by one, and a different kind of file as a whole', async () => {
    const items = await zillow(
      `RegionID,RegionName,RegionType,StateName,2020-01-31,2020-02-29
1,"A, FL",msa,FL,1000,what
2,"B, FL",msa,FL,1000,-5
3,"C, FL",msa,FL,,
4,Some County,county,FL,1,2
5,"D, FL",msa,FL,1000,1001`,
      { measure: 'rental_rate' },
    );
    expect(refusedIn(items)).toEqual([
      [2, 'quarantined', 'A, FL', 'market.badValue'],
      [3, 'quarantined', 'B, FL', 'market.notARent'],
      [4, 'skipped', 'C, FL', 'market.noValues'],
      [5, 'skipped', 'Some County', 'market.otherRegion'],
    ]);
    expect(seriesIn(items)).toHaveLength(1);
    for (const text of ['', 'a,b\n1,2', 'RegionName,State\nMiami,FL'])
      await expect(zillow(text)).rejects.toThrow(/file\.(otherLayout|empty)/);
  });
});

describe('an FHFA file', () => {
  it('is read by quarter: `-` is missing, errors in brackets, a header with a trailing space', async () => {
    const rows = `"Miami-Miami Beach-Kendall, FL  (MSAD)",33124,2022,1,-,-
"Miami-Miami Beach-Kendall, FL  (MSAD)",33124,2022,2,505.96,( 3.01)
"Miami-Miami Beach-Kendall, FL  (MSAD)",33124,2022,4,528.15,( 3.73)
"Nowhere, TX",10180,1975,1,-,-`;
    const headed = `Name,Statistical Area Number,Year,Quarter,Index,Index Standard Error \n${rows}`;
    for (const text of [headed, rows]) {
      const items = await fhfa(text);
      expect(seriesIn(items)).toMatchObject([
        {
          kind: 'metro',
          code: '33124',
          name: 'Miami-Miami Beach-Kendall, FL (MSAD)',
          state: 'FL',
          monthsApart: 3,
          startsOn: '2022-06-30',
          asOf: '2022-12-31',
          values: [505.96, null, 528.15],
          source: 'fhfa',
          measure: 'price_index',
        },
      ]);
      expect(refusedIn(items).map(([, ...rest]) => rest)).toEqual([
        ['skipped', 'Nowhere, TX', 'market.noValues'],
      ]);
    }
  });

  it('with several indexes uses one: the others are skipped and reported once', async () => {
    const tampa = (kind: string, rest: string) =>
      `${kind},"Tampa-St. Petersburg-Clearwater, FL",45300,${rest}`;
    const items =
      await fhfa(`hpi_type,hpi_flavor,frequency,level,place_name,place_id,yr,period,index_nsa,index_sa
${tampa('traditional,all-transactions,quarterly,MSA', '1990,4,70.0,')}
${tampa('traditional,all-transactions,quarterly,MSA', '1991,1,71.0,')}
${tampa('traditional,purchase-only,quarterly,MSA', '1991,1,100.0,100.0')}
${tampa('traditional,purchase-only,quarterly,MSA', '1991,2,100.8,100.6')}
traditional,purchase-only,monthly,USA or Census Division,East North Central Division,DV_ENC,1991,5,100.0,100.0
${tampa('traditional,all-transactions,quarterly,MSA', '1991,2,71.5,')}`);
    expect(seriesIn(items)).toMatchObject([
      { code: '45300', startsOn: '1990-12-31', values: [70, 71, 71.5] },
    ]);
    expect(refusedIn(items)).toEqual([
      [4, 'skipped', 'Tampa-St. Petersburg-Clearwater, FL', 'market.otherSeries'],
      [6, 'skipped', 'East North Central Division', 'market.otherSeries'],
    ]);
  });

  it('has a broken line refused and the rest read', async () => {
    const items = await fhfa('"A, FL",33124,2022,1,100,-\n"A, FL",33124,soon,2,101,-');
    expect(refusedIn(items)).toEqual([[2, 'quarantined', 'A, FL', 'market.badValue']]);
    expect(seriesIn(items)[0]?.values).toEqual([100]);
    await expect(fhfa('Name,Year\nx,1')).rejects.toThrow('file.otherLayout');
  });
});

describe('a file of mortgage rates', () => {
  it('is read with lines of four and nine cells, blanks of a space, both date formats', async () => {
    const items = await pmms(`date,pmms30,pmms30p,pmms15,pmms15p,pmms51,pmms51p,pmms51m,pmms51spread
4/2/1971,7.33, ,,,,,,
"5/16/2024","7.02","","6.28"
2024-05-23,6.94
6/1/2024, ,
31/12/2024,7
6/6/2024,699`);
    expect(items.flatMap((item) => (item.kind === 'rate' ? [item.rate] : []))).toEqual([
      { week: '1971-04-02', thirtyYear: 7.33, fifteenYear: null },
      { week: '2024-05-16', thirtyYear: 7.02, fifteenYear: 6.28 },
      { week: '2024-05-23', thirtyYear: 6.94, fifteenYear: null },
    ]);
    expect(refusedIn(items)).toEqual([
      [5, 'skipped', '6/1/2024', 'market.noValues'],
      [6, 'quarantined', '31/12/2024', 'market.badDate'],
      [7, 'quarantined', '6/6/2024', 'market.badValue'],
    ]);
  });

  it('is reported without half a surrogate pair', async () => {
    const [item] = await pmms(`date,pmms30\n${'x'.repeat(39)}😀,7`);
    expect(item).toMatchObject({ why: { code: 'market.badDate', value: 'x'.repeat(39) } });
  });

  it('is read in the encodings of spreadsheets', async () => {
    const text = '\uFEFFdate,pmms30\n5/16/2024,7.02\n';
    for (const encoding of ['utf8', 'utf16le'] as const)
      expect(await all(readPmms(table(text, encoding)))).toHaveLength(1);
  });
});

describe('a file of consumer prices', () => {
  const months = (items: MarketItem[]) =>
    items.flatMap((item) => (item.kind === 'prices' ? [item.prices] : []));

  it('is read by month, as the Bureau, FRED and others write it', async () => {
    const expected = [
      { month: '2024-04-01', value: 313.548 },
      { month: '2024-05-01', value: 314.069 },
    ];
    for (const text of [
      'Date,Index,Inflation\n2024-04-01,313.548,0.39\n2024-05-01,314.069,0.17',
      'observation_date,CPIAUCNS\n2024-04-01,313.548\n2024-05-01,314.069',
      'series_id,year,period,value,footnote_codes\nCUUR0000SA0      ,2024,M04,313.548,\nCUUR0000SA0,2024,M05,314.069,',
    ])
      expect(months(await cpi(text))).toEqual(expected);
  });

  it('leaves out other series, yearly averages and blanks, and refuses another index', async () => {
    const items = await cpi(`series_id,year,period,value
CUUR0000SA0,2024,M13,313.689
CUSR0000SA0,2024,M04,313.0
CUUR0000SA0,2025,M10,-
CUUR0000SA0,2024,M04,118.2
CUUR0000SA0,soon,M04,313.5`);
    expect(refusedIn(items).map(([line, kind, , code]) => [line, kind, code])).toEqual([
      [2, 'skipped', 'market.otherSeries'],
      [3, 'skipped', 'market.otherSeries'],
      [4, 'skipped', 'market.noValues'],
      [5, 'quarantined', 'market.badValue'],
      [6, 'quarantined', 'market.badDate'],
    ]);
  });

  it('that is seasonally adjusted is refused as a whole', async () => {
    for (const text of [
      'observation_date,CPIAUCSL\n2024-04-01,313.0',
      'series_id,year,period,value\nCUSR0000SA0,2024,M04,313.0',
      'Date,Index,Seasonally adjusted\n2024-04-01,313.0,yes',
    ])
      await expect(cpi(text)).rejects.toThrow('file.seasonallyAdjusted');
    expect(
      months(await cpi('Date,Index,Not seasonally adjusted\n2024-04-01,313.5,x')),
    ).toHaveLength(1);
    await expect(cpi('Month of year,Rate\n1,2')).rejects.toThrow('file.otherLayout');
  });
});

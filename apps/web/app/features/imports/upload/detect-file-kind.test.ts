import { describe, expect, it } from 'vitest';
import { detectFileKind } from './detect-file-kind';

const file = (content: BlobPart, name = 'homes.csv') => new File([content], name);
const REDFIN = 'SALE TYPE,SOLD DATE,PROPERTY TYPE,ADDRESS,SOURCE,MLS#\nMLS Listing,,Condo\n';

describe('a file before it is uploaded', () => {
  it('is recognized as the portal’s download by its headers, below notices and in UTF-16 too', async () => {
    expect(await detectFileKind(file(REDFIN))).toEqual({ kind: 'redfin' });
    expect(await detectFileKind(file(`In accordance with MLS rules\n${REDFIN}`))).toEqual({
      kind: 'redfin',
    });
    const wide = new Uint8Array(Buffer.from(`\uFEFF${REDFIN}`, 'utf16le'));
    expect(await detectFileKind(file(wide))).toEqual({ kind: 'redfin' });
  });

  it('is recognized as market data by its publisher’s headers', async () => {
    const kindOf = async (head: string) => detectFileKind(file(`${head}\n1,2,3\n`));
    expect(await kindOf('RegionID,SizeRank,RegionName,RegionType,StateName,2000-01-31')).toEqual({
      kind: 'zillow-research',
    });
    expect(await kindOf('Name,Statistical Area Number,Year,Quarter,Index')).toEqual({
      kind: 'fhfa',
    });
    expect(await kindOf('"Abilene, TX",10180,1975,1,-,-')).toEqual({ kind: 'fhfa' });
    expect(await kindOf('Metro,Area Code,Year,Quarter,Value,Difference')).toEqual({ kind: 'fhfa' });
    expect(await kindOf('date,pmms30,pmms30p,pmms15')).toEqual({ kind: 'pmms' });
    expect(await kindOf('Date,Index,Inflation\n1913-01-01,9.8,')).toEqual({ kind: 'cpi' });
    expect(await kindOf('observation_date,CPIAUCNS')).toEqual({ kind: 'cpi' });
    expect(await kindOf('zip,flood\n#unit,text')).toEqual({ kind: 'area-facts' });
  });

  it('is a table of facts by area when it begins with a place and has nothing of a listing', async () => {
    for (const head of ['zip,Flood zone,Median income', '"Ciudad";"Estado";"Ingreso"'])
      expect(await detectFileKind(file(`${head}\n33127,AE,41000\n`))).toEqual({
        kind: 'area-facts',
      });
    for (const head of ['zip,address,beds', 'city,state,list_price', 'state'])
      expect(await detectFileKind(file(`${head}\n1,2,3\n`))).toEqual({ kind: null });
  });

  it('is a generic table when its headers are unknown', async () => {
    expect(await detectFileKind(file('id,address,price\n1,Main St,5\n'))).toEqual({ kind: null });
  });

  it('is rejected with the reason when it cannot be a table', async () => {
    const zip = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]);
    expect(await detectFileKind(file(zip))).toEqual({ problem: 'packed' });
    expect(await detectFileKind(file(zip, 'homes.XLSX'))).toEqual({ problem: 'workbook' });
    expect(await detectFileKind(file(''))).toEqual({ problem: 'empty' });
    const picture = new Uint8Array([0x89, 0x50, 0, 0, 0, 13, ...Array(60).fill(7)]);
    expect(await detectFileKind(file(picture))).toEqual({ problem: 'notText' });
    expect(await detectFileKind(file('%PDF-1.7\n1 0 obj\n', 'offer.pdf'))).toEqual({
      problem: 'notText',
    });
    expect(await detectFileKind(file(String.raw`{\rtf1\ansi homes`, 'homes.csv'))).toEqual({
      problem: 'notText',
    });
    const table = 'id,address,price\n1,Main St,5\n';
    for (const name of ['homes.exe', 'homes.csv.zip', 'homes.html'])
      expect(await detectFileKind(file(table, name))).toEqual({ problem: 'extension' });
    for (const name of ['HOMES.CSV', 'homes', 'homes (1)', 'homes.2026', 'homes.ndjson'])
      expect(await detectFileKind(file(table, name))).toEqual({ kind: null });
    const huge = Object.defineProperty(file('x'), 'size', { value: 1_000_000_001 });
    expect(await detectFileKind(huge)).toEqual({ problem: 'tooLarge' });
  });
});

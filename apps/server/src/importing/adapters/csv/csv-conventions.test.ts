import { describe, expect, it } from 'vitest';
import { written } from '../../../../test/listing-files.ts';
import { scanFile } from '../../reading/scan-file.ts';
import type { ListingRow } from '../../rows/listing-row.ts';
import { csvAdapter } from './csv-adapter.ts';

/** What the adapter reads from a table. */
async function rowsOf(...lines: string[]): Promise<ListingRow[]> {
  const file = await scanFile(written(lines.join('\n')));
  const options = { asOf: '2026-11-01', system: 'Oficina', mapping: null };
  const rows: ListingRow[] = [];
  for await (const item of csvAdapter.read(file, options)) {
    expect(item).toMatchObject({ kind: 'row' });
    if (item.kind === 'row') rows.push(item.row);
  }
  return rows;
}

describe('a table from a country with decimal commas', () => {
  const headers =
    'Referencia;Dirección;Ciudad;Estado;Código postal;Precio;Habitaciones;Baños;Superficie (m²);Año de construcción;HOA al mes;Impuesto predial al año;Renta mensual;Latitud;Longitud;Tipo;Estatus;Fecha de venta';
  const home = (cells: string) => `R1;12 Calle Ocho;Miami;FL;33125;${cells}`;

  it('is read as intended, column by column, in square feet', async () => {
    const [row] = await rowsOf(
      headers,
      home('340.784,00;3;2,5;171;1.998;1.250;4.259;3.200;25,867;-80,193;Casa;En venta;'),
    );
    expect(row).toMatchObject({
      listPrice: 340_784,
      baths: 2.5,
      yearBuilt: 1_998,
      hoaMonthly: 1_250,
      propertyTaxAnnual: 4_259,
      rent: 3_200,
      latitude: 25.867,
      longitude: -80.193,
      type: 'single_family',
      status: 'active',
    });
    expect(row?.sqft).toBeCloseTo(1840.6, 1);
  });

  it('without other proof is recognized by its semicolons', async () => {
    const [row] = await rowsOf(
      headers,
      home('340784;3;2;171;1998;1.250;4.259;3.200;;;Apartamento;Activa;'),
    );
    expect(row).toMatchObject({ hoaMonthly: 1_250, propertyTaxAnnual: 4_259, type: 'condo' });
  });

  it('has its words for sold, and its dates, recognized', async () => {
    const [row] = await rowsOf(
      headers,
      home('340.784,00;3;2;171;1998;;;;;;Terreno;Vendida;03/04/2026'),
    );
    expect(row).toMatchObject({ status: 'sold', soldOn: '2026-04-03', type: 'land' });
  });
});

describe('a table from the US', () => {
  const headers = 'Id,Address,City,State,Zip,Price,Baths,Sqft,Tax,HOA,Sold date,Status';

  it('is read as before', async () => {
    const [row] = await rowsOf(
      headers,
      'A1,1 Oak St,Miami,FL,33125,"$340,784",2.5,"1,840","4,259","1,250",3/4/2026,Sold',
    );
    expect(row).toMatchObject({
      listPrice: 340_784,
      baths: 2.5,
      sqft: 1_840,
      propertyTaxAnnual: 4_259,
      hoaMonthly: 1_250,
      soldOn: '2026-03-04',
    });
  });

  it('with dates that only fit day first is read that way', async () => {
    const rows = await rowsOf(
      headers,
      'A1,1 Oak St,Miami,FL,33125,340784,2.5,1840,4259,125,25/3/2026,Sold',
      'A2,2 Oak St,Miami,FL,33125,340784,2.5,1840,4259,125,3/4/2026,Sold',
    );
    expect(rows.map(({ soldOn }) => soldOn)).toEqual(['2026-03-25', '2026-04-03']);
  });

  it('of JSON lines has unambiguous numbers', async () => {
    const [row] = await rowsOf(
      '{"id":"A1","address":"1 Oak St","city":"Miami","state":"FL","zip":"33125","price":340784,"hoa":125.125}',
    );
    expect(row).toMatchObject({ listPrice: 340_784, hoaMonthly: 125.125 });
  });
});

describe('the price of a sale', () => {
  const head = 'MLS,Address,City,State,Zip,Price,Status,Close date';
  const sale = 'S1,12 Calle Ocho,Miami,FL,33125,495000,Sold,2026-10-01';

  it('is the only price of a table that has one', async () => {
    expect(await rowsOf(head, sale)).toMatchObject([{ listPrice: 495_000, soldPrice: 495_000 }]);
  });

  it('is unknown if its column is empty: the asking price is not what was paid', async () => {
    const rows = await rowsOf(`${head},Close price`, `${sale},`, `${sale},480000`);
    expect(rows.map(({ soldPrice }) => soldPrice)).toEqual([null, 480_000]);
  });
});

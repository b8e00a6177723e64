/**
 * Column → start of its header; older files use STATE and ZIP, and the URL's header is a sentence.
 */
const HEADERS = {
  saleType: ['SALE TYPE'],
  soldDate: ['SOLD DATE'],
  propertyType: ['PROPERTY TYPE', 'HOME TYPE'],
  address: ['ADDRESS'],
  city: ['CITY'],
  state: ['STATE'],
  zip: ['ZIP'],
  price: ['PRICE', 'LIST PRICE'],
  beds: ['BEDS'],
  baths: ['BATHS'],
  location: ['LOCATION'],
  sqft: ['SQUARE FEET', 'SQFT'],
  lot: ['LOT SIZE'],
  yearBuilt: ['YEAR BUILT'],
  daysOnMarket: ['DAYS ON MARKET'],
  hoa: ['HOA/MONTH'],
  status: ['STATUS'],
  url: ['URL'],
  source: ['SOURCE'],
  mls: ['MLS#', 'MLS #', 'LISTING ID'],
  latitude: ['LATITUDE'],
  longitude: ['LONGITUDE'],
} as const;

export type RedfinColumn = keyof typeof HEADERS;
export type RedfinColumns = { count: number; of: Partial<Record<RedfinColumn, number>> };

const NEEDED = ['address', 'city', 'state', 'zip', 'price', 'propertyType'] as const;

/** Column positions, if this record is the header. The first of two duplicates wins. */
export function redfinColumnsOf(cells: readonly string[]): RedfinColumns | null {
  const headers = cells.map((cell) => cell.trim().toUpperCase());
  const of: Partial<Record<RedfinColumn, number>> = {};
  for (const [column, names] of Object.entries(HEADERS)) {
    const place = headers.findIndex((header) => names.some((name) => begins(header, name)));
    if (place >= 0) of[column as RedfinColumn] = place;
  }
  return NEEDED.every((column) => of[column] !== undefined) ? { count: cells.length, of } : null;
}

/** `STATE OR PROVINCE` starts with `STATE`; `STATUS` and `CITYWIDE` are other words. */
const begins = (header: string, name: string) =>
  header === name || (header.startsWith(name) && !/[A-Z0-9]/.test(header.charAt(name.length)));

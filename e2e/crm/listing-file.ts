import type { Page } from '@playwright/test';

export const fresh = () => Math.random().toString(36).slice(2, 8);

export const PORTAL_HEADERS =
  'SALE TYPE,SOLD DATE,PROPERTY TYPE,ADDRESS,CITY,STATE OR PROVINCE,ZIP OR POSTAL CODE,PRICE,BEDS,BATHS,LOCATION,SQUARE FEET,LOT SIZE,YEAR BUILT,DAYS ON MARKET,$/SQUARE FEET,HOA/MONTH,STATUS,NEXT OPEN HOUSE START TIME,NEXT OPEN HOUSE END TIME,URL (SEE https://example.com FOR INFO),SOURCE,MLS#,FAVORITE,INTERESTED,LATITUDE,LONGITUDE';

/** A row of the portal's download; omitted fields have defaults. */
export function portalRow(
  street: string,
  mls: string,
  { price = '$410,000', hoa = '120' } = {},
): string {
  const cells = [
    'MLS Listing',
    '',
    'Single Family Residential',
    street,
    'Hialeah',
    'FL',
    '33012',
    `"${price}"`,
    '3',
    '2',
    'Palm Springs',
    '1450',
    '6000',
    '1962',
    '12',
    '283',
    hoa,
    'Active',
    '',
    '',
    `https://example.com/home/${mls}`,
    'MIAMI',
    mls,
    'N',
    'Y',
    '25.8651',
    '-80.3012',
  ];
  return cells.join(',');
}

export async function chooseFile(
  page: Page,
  name: string,
  content: string | Buffer,
): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

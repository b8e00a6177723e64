/**
 * Parties to the Apostille Convention of 1961 (HCCH status table of March 30, 2025), ISO 3166, then their territories to
 * which it extends. Anywhere else a consulate legalizes documents.
 */
// biome-ignore format: a table.
export const APOSTILLE_COUNTRIES: ReadonlySet<string> = new Set([
  'AD', 'AG', 'AL', 'AM', 'AR', 'AT', 'AU', 'AZ', 'BA', 'BB', 'BD', 'BE', 'BG', 'BH', 'BI', 'BN',
  'BO', 'BR', 'BS', 'BW', 'BY', 'BZ', 'CA', 'CH', 'CK', 'CL', 'CN', 'CO', 'CR', 'CV', 'CY', 'CZ',
  'DE', 'DK', 'DM', 'DO', 'EC', 'EE', 'ES', 'FI', 'FJ', 'FR', 'GB', 'GD', 'GE', 'GR', 'GT', 'GY',
  'HK', 'HN', 'HR', 'HU', 'ID', 'IE', 'IL', 'IN', 'IS', 'IT', 'JM', 'JP', 'KG', 'KN', 'KR', 'KZ',
  'LC', 'LI', 'LR', 'LS', 'LT', 'LU', 'LV', 'MA', 'MC', 'MD', 'ME', 'MH', 'MK', 'MN', 'MO', 'MT',
  'MU', 'MW', 'MX', 'NA', 'NI', 'NL', 'NO', 'NU', 'NZ', 'OM', 'PA', 'PE', 'PH', 'PK', 'PL', 'PT',
  'PW', 'PY', 'RO', 'RS', 'RU', 'RW', 'SA', 'SC', 'SE', 'SG', 'SI', 'SK', 'SM', 'SN', 'SR', 'ST',
  'SV', 'SZ', 'TJ', 'TN', 'TO', 'TR', 'TT', 'UA', 'US', 'UY', 'UZ', 'VC', 'VE', 'VU', 'WS', 'ZA',
  'AI', 'AW', 'AX', 'BL', 'BM', 'BQ', 'CC', 'CW', 'CX', 'FK', 'GF', 'GG', 'GI', 'GP', 'IM', 'JE',
  'KY', 'MF', 'MQ', 'MS', 'NC', 'NF', 'PF', 'PM', 'RE', 'SH', 'SX', 'TC', 'VG', 'WF', 'YT',
]);

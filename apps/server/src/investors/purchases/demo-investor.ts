import { COUNTRIES, languageOfLead } from '@alpha/contract';
import { zoneOf } from '../alerts/alert-times.ts';

type Investor = {
  country: string | null;
  adicionales: Parameters<typeof languageOfLead>[0]['adicionales'];
};

/** What a plan takes from the investor it is made for. */
export function planFor({ country, adicionales }: Investor) {
  const locale = languageOfLead({ country, adicionales }) ?? 'es';
  const known = COUNTRIES.find((code) => code === country) ?? null;
  return { country: known, timeZone: zoneOf(known), locale };
}

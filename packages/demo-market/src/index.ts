export { drawIllustration } from './illustrations/draw-illustration.ts';
export { generateMarket } from './market/generate-market.ts';
export type { DemoArea, DemoMarket, DemoProperty } from './market/market.types.ts';
export { type DemoRate, demoExchangeRates } from './market/series/exchange-rates.ts';
export { type MetroHistory, metroHistoryOf } from './market/series/metro-history.ts';
export { demoCampaignCosts } from './people/campaign-costs.ts';
export { generatePeople } from './people/generate-people.ts';
export type {
  DemoActivity,
  DemoLead,
  DemoPeople,
  DemoProfile,
} from './people/people.types.ts';
export { demoProfiles } from './people/profiles.ts';

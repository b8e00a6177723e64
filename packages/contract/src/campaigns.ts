import { z } from 'zod';
import { periodQuery, timeZone } from './dashboard.ts';
import { endpoint } from './endpoint.ts';
import { UTM_MAX } from './lead-figures.ts';
import { text } from './text.ts';

const campaign = {
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
};

const campaignFigures = z.object({
  ...campaign,
  /** Arrived in the period. */
  leads: z.number().int(),
  /** Won in the period, whenever they arrived. */
  won: z.number().int(),
  won_value: z.number(),
  /** USD: months in the period, and of months that are partly in it that share of their days. Null: not typed. */
  cost: z.number().nullable(),
});
export type CampaignFigures = z.infer<typeof campaignFigures>;

export const listCampaigns = endpoint({
  id: 'listCampaigns',
  method: 'GET',
  path: '/api/dashboard/campaigns',
  access: 'lead:read:own',
  summary:
    'Leads and sales by source, medium and campaign. Costs are the company’s: only for administrators, without a person.',
  query: z.strictObject({ ...periodQuery, time_zone: timeZone }),
  response: z.array(campaignFigures),
});

const month = z.string().regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/);
/** As on the report: small letters; what is missing is `(none)`. */
const part = text(UTM_MAX)
  .trim()
  .min(1)
  .transform((words) => words.toLowerCase());
const whichCampaign = { source: part, medium: part, campaign: part };

const MOST_COST = 1_000_000_000;

const monthlyCost = z.object({ month, amount: z.number() });
export type MonthlyCost = z.infer<typeof monthlyCost>;

export const listCampaignCosts = endpoint({
  id: 'listCampaignCosts',
  method: 'GET',
  path: '/api/campaign-costs',
  access: 'lead:read:all',
  summary: 'What a campaign cost, by month.',
  query: z.strictObject(whichCampaign),
  response: z.array(monthlyCost),
});

export const saveCampaignCosts = endpoint({
  id: 'saveCampaignCosts',
  method: 'PUT',
  path: '/api/campaign-costs',
  access: 'lead:read:all',
  summary:
    'Sets what a campaign cost in these months; other months stay. Null or 0 removes a cost.',
  body: z.strictObject({
    ...whichCampaign,
    costs: z
      .array(z.strictObject({ month, amount: z.number().min(0).max(MOST_COST).nullable() }))
      .min(1)
      .max(120),
  }),
  response: z.array(monthlyCost),
});

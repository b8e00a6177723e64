import type { IntakeKind, IntakeTarget, OwnerRule } from '@alpha/contract';

type Mapping = { from: string; to: IntakeTarget }[];

/** Names of Meta's and Google's standard questions; of the webhook, our own. */
const USUAL: Record<IntakeKind, Record<string, IntakeTarget>> = {
  meta: {
    full_name: 'full_name',
    first_name: 'first_name',
    last_name: 'last_name',
    email: 'email',
    phone_number: 'phone',
    country: 'country',
    campaign_name: 'utm_campaign',
    ad_name: 'utm_content',
  },
  google: {
    FULL_NAME: 'full_name',
    FIRST_NAME: 'first_name',
    LAST_NAME: 'last_name',
    EMAIL: 'email',
    PHONE_NUMBER: 'phone',
    COUNTRY: 'country',
    campaign_id: 'utm_campaign',
    creative_id: 'utm_content',
  },
  webhook: {
    first_name: 'first_name',
    last_name: 'last_name',
    full_name: 'full_name',
    email: 'email',
    phone: 'phone',
    country: 'country',
    language: 'language',
    message: 'message',
    utm_source: 'utm_source',
    utm_medium: 'utm_medium',
    utm_campaign: 'utm_campaign',
    utm_content: 'utm_content',
    utm_term: 'utm_term',
  },
};

export const usualMapping = (kind: IntakeKind): Mapping =>
  Object.entries(USUAL[kind]).map(([from, to]) => ({ from, to }));

/** What the systems add to the answers of a person: not shown as answers unless a rule names it. */
export const TECHNICAL: Record<IntakeKind, readonly string[]> = {
  meta: [
    ...['id', 'form_id', 'page_id', 'ad_id', 'adgroup_id', 'campaign_id', 'created_time'],
    ...['campaign_name', 'ad_name', 'platform', 'is_organic'],
  ],
  google: [
    ...['form_id', 'campaign_id', 'adgroup_id', 'creative_id', 'asset_group_id', 'gcl_id'],
    ...['api_version', 'lead_submit_time', 'lead_source'],
  ],
  webhook: [],
};

/** For the campaign report, where the mapping names nothing better. */
export const USUAL_UTMS: Record<IntakeKind, Record<string, string>> = {
  meta: { utm_source: 'facebook', utm_medium: 'lead_ad' },
  google: { utm_source: 'google', utm_medium: 'lead_form' },
  webhook: {},
};

export const NO_RULE: OwnerRule = { members: [], match_language: false, hours: null };

import type { Random } from '../random.ts';
import type { DemoLead } from './people.types.ts';

const campaigns: Record<DemoLead['source'], readonly Record<string, string>[]> = {
  quiz: [
    {},
    { utm_source: 'instagram', utm_medium: 'paid_social', utm_campaign: 'investor-quiz' },
    {
      utm_source: 'facebook',
      utm_medium: 'paid_social',
      utm_campaign: 'investor-quiz',
      utm_content: 'video-b',
    },
    {
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'florida-rentals',
      utm_term: 'invertir en florida',
    },
    { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'market-indicators' },
  ],
  home: [
    {},
    {},
    { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'brand' },
    { utm_source: 'linkedin', utm_medium: 'social', utm_campaign: 'about-us' },
  ],
  landing: [
    {},
    { utm_source: 'instagram', utm_medium: 'bio', utm_campaign: 'curator' },
    { utm_source: 'whatsapp', utm_medium: 'referral', utm_campaign: 'curator' },
  ],
  staff: [{}],
};

export function drawUtms(random: Random, source: DemoLead['source']): Record<string, string> {
  return { ...random.pick(campaigns[source]) };
}

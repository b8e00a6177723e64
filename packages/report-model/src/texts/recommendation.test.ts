import type { PropertyDetail } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';
import { recommendationTexts } from './recommendation.ts';

type Case = { roi?: number | null; gain?: number; asking?: number; hasValue?: boolean };

function recommend(
  { roi = 12, gain = 0.735, asking = 600_000, hasValue = true }: Case,
  locale: Locale = 'en',
) {
  const property = {
    average_roi_per_year: roi,
    list_price: asking,
    property_roi_stats: { prob_roi_above_0: gain },
    valuation: hasValue ? { value: 673_499, low: 560_000, high: 810_000 } : null,
  } as unknown as PropertyDetail;
  const catalog = {
    charts: translatorFor(locale, 'charts'),
    report: translatorFor(locale, 'report'),
    listings: translatorFor(locale, 'listings'),
    ui: translatorFor(locale, 'ui'),
  };
  return recommendationTexts(property, phrasesOf({ locale, ...catalog }));
}

const STRONG = 'Based on the data, this property is a strong investment opportunity.';

it('names the chance of a loss beside the recommendation, as the complement of the chart’s count', () => {
  expect(recommend({})).toMatchObject({
    isUnqualified: true,
    text: `${STRONG} In 26 of 100 simulations you lose money.`,
  });
  expect(recommend({ roi: 10 })?.text).toBe(
    'This property may not meet your investment criteria. In 26 of 100 simulations you lose money.',
  );
  expect(recommend({ gain: 1 })?.text).toBe(`${STRONG} No simulation ends in a loss.`);
  expect(recommend({ roi: null })).toBeNull();
});

it('qualifies the recommendation when the asking price is above the range of the value', () => {
  const dear = recommend({ asking: 1_465_000 });
  expect(dear?.isUnqualified).toBe(false);
  expect(dear?.text).toContain(
    `${STRONG} But the asking price of $1,465,000 is above our range for its value, $560,000 to $810,000`,
  );
  expect(recommend({ asking: 1_465_000 }, 'es')?.text).toMatch(
    /sólida oportunidad de inversión\. Pero el precio de lista de .* pierde dinero\.$/,
  );
  for (const fair of [{ asking: 810_000 }, { asking: 1_465_000, hasValue: false }])
    expect(recommend(fair)?.text).not.toContain('asking price');
});

import {
  type InspectionYears,
  MIAMI_DADE,
  ROOF_INSPECTION_AGE,
  WIND_CREDIT,
} from '@alpha/engine/florida';
import { formatRate } from '@alpha/i18n';
import type { FloridaReport } from './florida.ts';
import { type FloridaFact, type FloridaWords, usd } from './florida-text.ts';

type Insurance = NonNullable<FloridaReport['insurance']>;

export function insuranceText({ low, high, counted }: Insurance, words: FloridaWords): string {
  const { t } = words;
  const amounts = { low: usd(low, words), high: usd(high, words) };
  return t('insurance.text', { ...amounts, counted: usd(counted, words) });
}

export function insuranceFacts(
  { county, insurance }: FloridaReport,
  words: FloridaWords,
): FloridaFact[] {
  const { t, locale } = words;
  if (!insurance) return [];
  const { average, counted, mitigated } = insurance;
  const year = average.asOf.slice(0, 4);
  const how = t('insurance.how', {
    share: formatRate(WIND_CREDIT.shareOfPremium, locale, { decimals: 0 }) ?? '',
    credit: formatRate(WIND_CREDIT.largestCredit, locale, { decimals: 0 }) ?? '',
  });
  const credit: FloridaFact = {
    key: 'mitigated',
    label: t('insurance.mitigated'),
    value: usd(mitigated ?? 0, words),
    how,
    source: 'windCredits',
  };
  return [
    { key: 'counted', label: t('insurance.counted'), value: usd(counted, words) },
    {
      key: 'average',
      label: average.isCounty
        ? t('insurance.county', { county: county ?? '', year })
        : t('insurance.state', { year }),
      value: usd(average.usd, words),
      how,
      source: average.isCounty ? 'countyPremiums' : 'statePremium',
    },
    ...(mitigated === null ? [] : [credit]),
  ];
}

/** What the range leaves open, in sentences. */
export function insuranceNotes({ insurance, condo }: FloridaReport, { t }: FloridaWords): string[] {
  if (!insurance) return [];
  if (condo) return [t('insurance.condo')];
  const code = { after: 'codeAfter', before: 'codeBefore', unknown: 'codeUnknown' } as const;
  return [t(`insurance.${code[insurance.code]}`), roofText(insurance.roof, t)];
}

function roofText(roof: Insurance['roof'], t: FloridaWords['t']): string {
  const age = String(ROOF_INSPECTION_AGE);
  if (roof === 'unknown') return t('insurance.roofUnknown');
  return t(roof === 'young' ? 'insurance.roofYoung' : 'insurance.roofMayNeedInspection', { age });
}

export function condoFacts({ condo, county }: FloridaReport, { t }: FloridaWords): FloridaFact[] {
  if (!condo || condo.applies === 'no') return [];
  const how = t('condo.how');
  const due = ({ first, whileHeld }: InspectionYears) => {
    const later = whileHeld.filter((year) => year > first);
    const years = later.join(', ');
    return [
      t('condo.due', { first: String(first) }),
      ...(years ? [t('condo.again', { years })] : []),
    ];
  };
  const line = (key: 'milestone' | 'nearCoast', years: InspectionYears | null): FloridaFact[] => {
    if (!years) return [];
    const isLocal = key === 'nearCoast' && county === MIAMI_DADE;
    const source = isLocal ? 'milestoneMiamiDade' : 'milestone';
    return [{ key, label: t(`condo.${key}`), value: due(years).join(', '), how, source }];
  };
  return [
    ...(condo.age === null
      ? []
      : [{ key: 'age', label: t('condo.age'), value: t('condo.ageValue', { count: condo.age }) }]),
    ...line('milestone', condo.milestone),
    ...line('nearCoast', condo.milestoneNearCoast),
    {
      key: 'study',
      label: t('condo.study'),
      value: t('condo.due', { first: String(condo.reserveStudyDue) }),
      source: 'reserveStudy',
      how,
    },
  ];
}

/** Which building the rules apply to, before the facts. */
export function condoText({ condo }: FloridaReport, { t }: FloridaWords): string {
  return condo ? t(`condo.${condo.applies}`) : '';
}

/** What follows from the rules, after the facts. */
export function condoNotes({ condo }: FloridaReport, { t }: FloridaWords): string[] {
  if (!condo || condo.applies === 'no') return [];
  return [...(condo.age === null ? [t('condo.noYear')] : []), t('condo.assessment')];
}

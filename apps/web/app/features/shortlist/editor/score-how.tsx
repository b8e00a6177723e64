import { SHORTLIST_MEASURES } from '@alpha/contract';
import { ChevronDown } from 'lucide-react';
import type { LeadPreferences } from '~/data/shortlists';
import { useT } from '~/lib/i18n/use-t';
import { FactList } from '~/ui/fact-list';
import { Rate } from '~/ui/money';

/** The weights for this investor's answers, or for the profile without them. */
export function ScoreHow({ preferences }: { preferences: LeadPreferences }) {
  const t = useT('shortlist');
  const { weights, profile } = preferences;
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2.5 py-2 text-14 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
        {t('how.title')}
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.5}
          className="shrink-0 text-ink-3 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pb-5 text-14 text-ink-2">
        <p className="max-w-[68ch] text-pretty">{t('how.text')}</p>
        <FactList
          facts={SHORTLIST_MEASURES.filter((measure) => weights[measure] > 0).map((measure) => ({
            key: measure,
            label: t(`measure.${measure}`),
            value: <Rate fraction={weights[measure]} decimals={0} />,
          }))}
        />
        <p className="max-w-[68ch] text-pretty">
          {t('how.variety', {
            isByAnswers: String(preferences.is_weighed_by_answers),
            profile: t(`profile.${profile}`),
          })}
        </p>
      </div>
    </details>
  );
}
